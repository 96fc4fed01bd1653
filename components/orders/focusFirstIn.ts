/** Scrolls to the element with this id and puts the focus into its first open field or drop zone. */
export function focusFirstIn(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  const field =
    place.querySelector<HTMLElement>('input:not([disabled]):not([hidden]), textarea:not([disabled])') ??
    place.querySelector<HTMLElement>('button:not([disabled])')
  field?.focus({ preventScroll: true })
}

/** After what had the focus went away: it stays at the same thing instead of the page's beginning, without scrolling. */
export function keepFocusIn(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(id)?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true })
  })
}
