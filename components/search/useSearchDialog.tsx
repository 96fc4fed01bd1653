import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { useShortcut } from '@/components/ui/navigation/useShortcut'

const SearchDialog = dynamic(() => import('./SearchDialog').then((module) => module.SearchDialog), { ssr: false })

/** The search over everything, opened by its button, by Ctrl K, or by / where nobody types; by none of them while it is off. */
export function useSearchDialog(isOn: boolean): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  useShortcut({ key: '/', withControl: 'k', act: show, isOn })
  return { show, dialog: open && isOn ? <SearchDialog onClose={() => setOpen(false)} /> : null }
}
