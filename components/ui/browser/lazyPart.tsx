import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import type { ComponentType } from 'react'
import { useHydrated } from './useHydrated'

/**
 * A part of a page whose code comes after the page, and which the server does not render.
 * @param Waiting stands in its place until then; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<DynamicOptionsLoadingProps> = Nothing,
): ComponentType<Props> {
  const Part = dynamic(load, { ssr: false, loading: (state) => <Waiting {...state} /> })
  return function LazyPart(props: Props) {
    return useHydrated() ? <Part {...props} /> : <Waiting />
  }
}

const Nothing = (): null => null
