import { useEffect } from 'react'
import { areShortcutsOn } from '@/contexts/stores/shortcuts.store'

type Shortcut = {
  /** One sign, pressed alone. */
  key: string
  /** A letter that does the same with Ctrl, everywhere and always. */
  withControl?: string
  act: () => void
  isOn?: boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * A key of the whole page. Alone it does nothing where somebody types, nor for whom has put single keys off (WCAG 2.1.4);
 * while a dialog is open, what it asks comes first.
 */
export function useShortcut({ key, withControl, act, isOn = true }: Shortcut): void {
  useEffect(() => {
    if (!isOn) return
    const isAsked = (event: KeyboardEvent): boolean => {
      if (event.altKey) return false
      if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === withControl
      return event.key === key && !isTyping(event.target) && areShortcutsOn()
    }
    const press = (event: KeyboardEvent): void => {
      if (!isAsked(event) || document.querySelector('dialog[open], [role="dialog"]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key, withControl, act, isOn])
}
