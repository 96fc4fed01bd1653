import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { areShortcutsOn } from '@/contexts/stores/shortcuts.store'
import { replayHeldKeys } from '@/services/browser/held-input'

type Shortcut = {
  /** A single key. */
  key: string
  /** A letter that triggers the same with Ctrl, also in fields. */
  withControl?: string
  act: () => void
  isOn?: boolean
}

/** Letters and numbers mean nothing to a checkbox or a radio button. */
const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD))

/** Enter belongs to what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, input, summary, [role="menu"], [role="listbox"]') !== null

/**
 * A page-wide keyboard shortcut. Single keys are ignored in fields and for users who have turned them off (WCAG 2.1.4);
 * no shortcut works while a dialog is open. A key that was pressed on the page before its scripts had come counts.
 */
export function useShortcut({ key, withControl, act, isOn = true }: Shortcut): void {
  const isAsked = (event: KeyboardEvent): boolean => {
    if (event.altKey) return false
    if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === withControl
    if (key === 'Enter' && isPressable(event.target)) return false
    return event.key === key && !isTyping(event.target) && areShortcutsOn()
  }
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isAsked(event) || document.querySelector('dialog[open], [role="dialog"]')) return
    event.preventDefault()
    act()
  })
  // Before the browser paints: whoever sees the hint can press the key.
  useLayoutEffect(() => {
    if (!isOn) return
    const answer = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isOn])
  useEffect(() => {
    if (isOn) replayHeldKeys((event) => press(event))
  }, [isOn])
}
