import { type ReactNode, useCallback, useState } from 'react'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'

const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog))

/** The list of keyboard shortcuts and what opens it. */
export function useShortcutsDialog(): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  return { show, dialog: <ShortcutsDialog open={open} onClose={() => setOpen(false)} /> }
}
