import type { ComponentType } from 'react'

/**
 * Wraps a lazily loaded part that uses antd in its theme, so that no page loads antd initially.
 * `dynamic(() => inAntdTheme(import('./SignersForm').then((module) => module.SignersForm)), { ssr: false })`
 */
export const inAntdTheme = async <Props extends object>(
  part: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [{ AntdTheme }, Part] = await Promise.all([import('./AntdTheme'), part])
  const Themed = (props: Props) => (
    <AntdTheme>
      <Part {...props} />
    </AntdTheme>
  )
  return Themed
}
