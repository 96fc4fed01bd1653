import { useEffect, useLayoutEffect } from 'react'

/** Id of the element that holds the page; dialogs and toasts are outside it. */
export const PAGE_BEHIND = 'page-behind-dialogs'

let dialogs = 0

function count(by: 1 | -1): void {
  dialogs += by
  document.getElementById(PAGE_BEHIND)?.toggleAttribute('inert', dialogs > 0)
}

/**
 * Makes the page behind an open dialog unreachable for keyboard and screen reader, which `aria-modal` does not enforce.
 * Set after the dialog has stored the focused element, and removed before the dialog restores the focus.
 */
export function useInertPage(isDialogOpen: boolean): void {
  useEffect(() => {
    if (isDialogOpen) count(1)
  }, [isDialogOpen])
  useLayoutEffect(() => (isDialogOpen ? () => count(-1) : undefined), [isDialogOpen])
}
