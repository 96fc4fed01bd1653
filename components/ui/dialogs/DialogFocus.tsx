import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

/** Of radios and boxes none is proposed by a ring around the first. */
const CHOICE = '[type="radio"], [type="checkbox"]'
const FIELD = ['input:not([type="hidden"], [type="file"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join(', ')

/**
 * Puts the focus where work begins; antd puts it on the cross that throws the work away. At a desk that is the first field
 * (of what is marked `data-focus-first`, where something is);
 * elsewhere (a keyboard would cover half of a phone), and without any field, the dialog itself, which is then read out.
 * Gives whether the focus is inside now; who has taken it there already keeps it.
 */
export function focusInside(content: HTMLElement | null): boolean {
  const dialog = content?.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) return false
  const { activeElement } = document
  if (activeElement === dialog || !dialog.contains(activeElement)) {
    const start = dialog.querySelector('[data-focus-first]') ?? dialog
    const field = window.matchMedia('(pointer: fine)').matches ? start.querySelector<HTMLElement>(FIELD) : null
    const place = field && !field.matches(CHOICE) ? field : dialog
    place.focus({ preventScroll: true })
  }
  return dialog.contains(document.activeElement)
}

type Props = { place: RefObject<HTMLDivElement | null>; children: ReactNode }

/** Around the content of a dialog, which antd draws once more when it becomes visible: only then it can take the focus. */
export const DialogFocus = ({ place, children }: Props) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDone.current) isDone.current = focusInside(place.current)
  })
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
