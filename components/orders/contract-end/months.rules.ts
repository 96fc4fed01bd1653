import { RENEWAL_MONTHS } from '@/services/orders/contract-end.rules'

type Months = (typeof RENEWAL_MONTHS)[number]

export const MONTHS_OPTIONS = RENEWAL_MONTHS.map((months) => ({
  value: String(months),
  label: `${String(months)} meses`,
}))

/** The number that an option stands for. */
export const monthsOf = (text: string): Months =>
  RENEWAL_MONTHS.find((months) => String(months) === text) ?? RENEWAL_MONTHS[0]
