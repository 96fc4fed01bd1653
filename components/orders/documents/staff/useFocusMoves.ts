import { useEffect, useRef } from 'react'

/**
 * A decision removes its own buttons: the focus goes to the one of what comes next; from there, or to change the decision,
 * to the heading of the document. Somebody who is elsewhere on the page is left alone.
 */
export function useFocusMoves(isDecided: boolean, isArrival: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const before = useRef(isDecided)
  useEffect(() => {
    if (isArrival) focus(heading.current)
  }, [isArrival])
  useEffect(() => {
    if (before.current === isDecided) return
    before.current = isDecided
    if (isFocusHere(heading.current?.parentElement)) focus(isDecided ? main.current : heading.current)
  }, [isDecided])
  return { heading, main }
}

function focus(place: HTMLElement | null): void {
  if (!place) return
  place.focus({ preventScroll: true })
  const { top, bottom } = place.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) place.scrollIntoView({ block: 'nearest' })
}

/** In the form, or nowhere: what had it is gone, or is a question that is closing. */
function isFocusHere(form: HTMLElement | null | undefined): boolean {
  const { activeElement, body } = document
  if (activeElement === body || form?.contains(activeElement)) return true
  return Boolean(activeElement?.closest('[role="dialog"]'))
}
