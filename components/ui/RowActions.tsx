import { Ellipsis } from 'lucide-react'
import { IconButton } from './IconButton'
import { MenuButton } from './MenuButton'
import type { MenuEntry } from './MenuList'

type Props = {
  /** Whose actions they are: "Ações de Notebooks". */
  label: string
  entries: readonly MenuEntry[]
}

/** What may be done with one row of a list, behind "…" at its end. */
export const RowActions = ({ label, entries }: Props) => (
  <MenuButton label={label} align="end" entries={entries}>
    {(trigger) => (
      <IconButton {...trigger} label={label} icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />} />
    )}
  </MenuButton>
)
