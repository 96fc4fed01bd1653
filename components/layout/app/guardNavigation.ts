import Router from 'next/router'
import { hasUnsavedForms } from '@/contexts/stores/unsaved-forms.store'

/** Called once with whether the page may be left; later calls do nothing. */
export type Answer = (mayLeave: boolean) => void

type Guard = {
  ask: (answer: Answer) => void
  /** Puts the address of this page back, after Back has changed it. */
  stay: () => void
}

const pathOf = (url: string): string => new URL(url, window.location.href).pathname

/**
 * Holds back links, `push` and Back while a form of the page is unsaved, until `ask` is answered. Filters and tabs, which
 * change the query of the same page, pass, and so do redirects (`replace`), which nobody chose. A `push` that is held
 * back resolves once it is answered: to false when the person stays. (Throwing in `routeChangeStart`, the usual way,
 * would reject the promise of every link and report an error.)
 */
export function guardNavigation({ ask, stay }: Guard): () => void {
  const router = Router.router
  // Not in tests of components.
  if (!router) return () => undefined
  const push = router.push.bind(router)
  router.push = async (url, as, options) => {
    const to = as ?? url
    const isSamePage = typeof to === 'string' && pathOf(to) === window.location.pathname
    if (options?.shallow || isSamePage || !hasUnsavedForms()) return push(url, as, options)
    const mayLeave = await new Promise<boolean>((answer) => ask(answer))
    return mayLeave ? push(url, as, options) : false
  }
  router.beforePopState(({ as }) => {
    if (pathOf(as) === pathOf(router.asPath) || !hasUnsavedForms()) return true
    stay()
    ask((mayLeave) => mayLeave && window.history.back())
    return false
  })
  return () => {
    router.push = push
    router.beforePopState(() => true)
  }
}
