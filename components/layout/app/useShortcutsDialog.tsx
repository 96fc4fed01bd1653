import { type ReactNode, useCallback, useState } from 'react'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'

const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog))

/** The dialog with the keyboard shortcuts, and the function that opens it. */
export function useShortcutsDialog(): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  return { show, dialog: <ShortcutsDialog open={open} onClose={() => setOpen(false)} /> }
}
