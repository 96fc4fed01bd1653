import { useEffect } from 'react'

/**
 * Goes to the part of the page that the address names (`#privacidade`): what is drawn after the log-in is known was not
 * there when the browser looked for it. A closed `<details>` opens.
 */
export const useHashTarget = (): void => {
  useEffect(() => {
    const goThere = (): void => {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const target = id === '' ? null : document.getElementById(id)
      if (target instanceof HTMLDetailsElement) target.open = true
      target?.scrollIntoView()
    }
    goThere()
    window.addEventListener('hashchange', goThere)
    return () => window.removeEventListener('hashchange', goThere)
  }, [])
}
