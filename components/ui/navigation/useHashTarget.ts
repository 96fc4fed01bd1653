import { useEffect } from 'react'

/**
 * Scrolls to the element in the address's hash (`#privacidade`), which was not rendered yet when the browser looked for
 * it, and opens it if it is a closed `<details>`.
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
