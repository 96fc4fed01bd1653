import { RENEWAL_MONTHS } from '@/services/orders/contract-end/contract-end.rules'

type RenewalMonths = (typeof RENEWAL_MONTHS)[number]

export const RENEWAL_MONTHS_OPTIONS = RENEWAL_MONTHS.map((months) => ({
  value: String(months),
  label: `${String(months)} meses`,
}))

export const parseRenewalMonths = (text: string): RenewalMonths =>
  RENEWAL_MONTHS.find((months) => String(months) === text) ?? RENEWAL_MONTHS[0]
