import type { ComponentType } from 'react'

/**
 * For a part that is loaded later and stands on antd: brings the theme with it, so that no page loads antd at first.
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
