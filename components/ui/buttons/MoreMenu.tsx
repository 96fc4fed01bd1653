import { Ellipsis } from 'lucide-react'
import { IconButton } from './IconButton'
import { MenuButton } from './MenuButton'
import type { MenuEntry } from './MenuList'

type Props = {
  /** Whose actions they are: "Ações de Notebooks". */
  label: string
  entries: readonly MenuEntry[]
  /** Beside buttons that have a border. */
  bordered?: boolean
  /** One of them is under way. */
  busy?: boolean
  className?: string
}

/** What is seldom done, or may be done with one row of a list, behind "…" at its end. */
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
