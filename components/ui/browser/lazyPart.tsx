import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { type ComponentType, useDeferredValue, useState } from 'react'
import { useHydrated } from './useHydrated'

type Given<Props> = { props: Props; wasLoaded: boolean }

/**
 * A part of a page whose code comes after the page, and which the server does not render.
 * @param Waiting stands in its place until then; nothing by default
 * @param isAskedFor comes by a press, whose answer is drawn in one go, before other work
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<DynamicOptionsLoadingProps> = Nothing,
  isAskedFor = false,
): ComponentType<Props> {
  let isLoaded = false
  const Part = dynamic(
    async () => {
      const Component = await load()
      isLoaded = true
      return function Loaded({ props, wasLoaded }: Given<Props>) {
        // Next draws what arrives in one go; as a deferred value it is drawn in slices, between which the browser answers.
        return useDeferredValue(true, wasLoaded || isAskedFor) ? <Component {...props} /> : <Waiting />
      }
    },
    { ssr: false, loading: (state) => <Waiting {...state} /> },
  )
  return function LazyPart(props: Props) {
    const [wasLoaded] = useState(() => isLoaded)
    return useHydrated() ? <Part props={props} wasLoaded={wasLoaded} /> : <Waiting />
  }
}

const Nothing = (): null => null
