import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import type { Bill as BillData } from '@/services/simulation/bill.rules'

type Props = {
  bill: BillData
  recalculating: boolean
  label?: string
}

/** The lines of a bill and their sum. */
export const Bill = ({ bill, recalculating, label = 'Total por mês' }: Props) => (
  <PriceBreakdown
    lines={bill.lines.map(({ kind, label, amount }, place) => ({
      key: `${kind}-${place}`,
      label,
      value: amount,
      discount: kind === 'coupon',
    }))}
    total={bill.monthlyFee}
    totalLabel={label}
    totalNote={noteOf(bill)}
    recalculating={recalculating}
  />
)

const noteOf = ({ isFinal, months }: BillData): string => {
  if (isFinal) return `No plano de ${months ?? 0} meses`
  return months === null ? 'a partir de' : `a partir de, em ${months} meses`
}
