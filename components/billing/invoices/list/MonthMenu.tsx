import { CalendarDays, ChevronDown } from 'lucide-react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { currentDay, formatLongMonth, sentenceCase } from '@/services/format/format.rules'
import { monthOf, monthsBack } from '@/services/stock/holds/hold-month.rules'

type Props = { month: string | undefined; onChange: (month: string | null) => void }

/** A year back. */
const MONTHS = 13

/** The month that the invoices are of, or all. */
export const MonthMenu = ({ month, onChange }: Props) => {
  const recent = monthsBack(monthOf(currentDay()), MONTHS)
  const months = month === undefined || recent.includes(month) ? recent : [...recent, month]
  return (
    <MenuButton
      label="Competência"
      align="end"
      entries={[
        { key: 'all', label: 'Todas', checked: month === undefined, onSelect: () => onChange(null) },
        ...months.map((one) => ({
          key: one,
          label: sentenceCase(formatLongMonth(one)),
          checked: one === month,
          onSelect: () => onChange(one),
        })),
      ]}
    >
      {(trigger) => (
        <PlainButton size="small" icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />} {...trigger}>
          <span>
            Competência: <b>{month ? formatLongMonth(month) : 'todas'}</b>
          </span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </PlainButton>
      )}
    </MenuButton>
  )
}
