import { Ellipsis } from 'lucide-react'
import { IconButton } from './IconButton'
import { MenuButton } from './MenuButton'
import type { MenuEntry } from './MenuList'

type Props = {
  /** Accessible name: "Ações de Notebooks". */
  label: string
  entries: readonly MenuEntry[]
  bordered?: boolean
  busy?: boolean
  className?: string
}

/** The "…" menu of a row, or of the less frequent actions of a page. */
export const MoreMenu = ({ label, entries, bordered, busy, className }: Props) => (
  <MenuButton label={label} align="end" entries={entries}>
    {(trigger) => (
      <IconButton
        {...trigger}
        className={className}
        label={label}
        bordered={bordered}
        aria-busy={busy === true ? true : undefined}
        icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      />
    )}
  </MenuButton>
)
