import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { MAIN_ID } from './SkipLink'

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? ''

/** After going to another page the focus stands at its content; filters and pages of a list do not move it. */
export const useRouteFocus = (): void => {
  const { events, asPath } = useRouter()
  const here = useRef(pathOf(asPath))
  useEffect(() => {
    const arrive = (url: string): void => {
      const path = pathOf(url)
      if (path === here.current) return
      here.current = path
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    events.on('routeChangeComplete', arrive)
    return () => events.off('routeChangeComplete', arrive)
  }, [events])
}
