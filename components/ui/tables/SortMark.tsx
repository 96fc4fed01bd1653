import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { SortDirection } from './dataTable.types'

export const SortMark = ({ direction }: { direction: SortDirection | null }) => {
  const Icon = direction === 'ascend' ? ArrowUp : direction === 'descend' ? ArrowDown : ArrowUpDown
  return <Icon size={14} strokeWidth={1.75} aria-hidden opacity={direction ? 1 : 0.6} />
}
