import dynamic from 'next/dynamic'
import { useCallback, useEffect, useState, type ReactNode } from 'react'

const SearchDialog = dynamic(() => import('./SearchDialog').then((module) => module.SearchDialog), { ssr: false })

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isAsked = (event: KeyboardEvent): boolean => {
  const withControl = event.ctrlKey || event.metaKey
  if (event.key.toLowerCase() === 'k') return withControl && !event.altKey && !event.shiftKey
  return event.key === '/' && !withControl && !event.altKey && !isTyping(event.target)
}

/** The search over everything, opened by its button, by Ctrl K, or by / where nobody types; by none of them while it is off. */
export function useSearchDialog(isOn: boolean): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent): void => {
      // While a dialog is open, what it asks comes first.
      if (!isAsked(event) || document.querySelector('dialog[open], [role="dialog"]')) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, show])
  return { show, dialog: open && isOn ? <SearchDialog onClose={() => setOpen(false)} /> : null }
}
