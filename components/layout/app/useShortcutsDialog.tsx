import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'

// Few ever ask for it.
const ShortcutsDialog = dynamic(() => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog), {
  ssr: false,
})

/** The list of the keys, for whatever opens it. */
export function useShortcutsDialog(): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  const wasOpened = useOnceOpened(open)
  return { show, dialog: wasOpened ? <ShortcutsDialog open={open} onClose={() => setOpen(false)} /> : null }
}
