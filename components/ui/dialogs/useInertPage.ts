import { useEffect, useLayoutEffect } from 'react'

/** Names the element that holds the page itself: dialogs and notices stand outside it. */
export const PAGE_BEHIND = 'page-behind-dialogs'

let dialogs = 0

function count(by: 1 | -1): void {
  dialogs += by
  document.getElementById(PAGE_BEHIND)?.toggleAttribute('inert', dialogs > 0)
}

/**
 * Neither the keyboard nor a screen reader reaches the page behind an open dialog: `aria-modal` alone only asks for it.
 * It comes after the dialog has noted where the focus was, and goes before the dialog gives the focus back.
 */
export function useInertPage(isDialogOpen: boolean): void {
  useEffect(() => {
    if (isDialogOpen) count(1)
  }, [isDialogOpen])
  useLayoutEffect(() => (isDialogOpen ? () => count(-1) : undefined), [isDialogOpen])
}
