import { parseRenewalMonths } from '@/components/orders/contract-end/renewalMonths.rules'
import { object, string } from '@/services/config/validation'
import { RENEWAL_MONTHS } from '@/services/orders/contract-end/contract-end.rules'
import type { ManagedRenewalQuery, NewAddendum } from '@/services/orders/contract-end/contract-end.schema'
import { INDEX_LABEL, READJUSTMENT_INDEXES } from '@/services/orders/contract-end/readjustment.rules'
import type { Order } from '@/services/orders/orders.schema'

export type AddendumValues = { number: string; months: string; index: string; message: string }

const NONE = 'none'

export const READJUSTMENT_OPTIONS: { value: string; label: string }[] = [
  ...READJUSTMENT_INDEXES.map((index) => ({ value: index, label: `Pelo ${INDEX_LABEL[index]}` })),
  { value: NONE, label: 'Manter a mensalidade' },
]

export const addendumForm = object({ number: string().trim().max(60).required() })

/** The months that the customer chose, and the contract's index. */
export const toAddendumValues = ({ contract_end }: Pick<Order, 'contract_end'>): AddendumValues => ({
  number: '',
  months: String(contract_end?.duration_months ?? RENEWAL_MONTHS[0]),
  index: READJUSTMENT_INDEXES[0],
  message: '',
})

const parseIndex = (text: string) => READJUSTMENT_INDEXES.find((index) => index === text)

/** The query of the preview. */
export const toRenewalQuery = ({ months, index }: AddendumValues): ManagedRenewalQuery => {
  const followed = parseIndex(index)
  return { duration_months: parseRenewalMonths(months), ...(followed && { index: followed }) }
}

/** The request body. */
export const toNewAddendum = (values: AddendumValues): NewAddendum => {
  const message = values.message.trim()
  return {
    number: values.number.trim(),
    duration_months: parseRenewalMonths(values.months),
    index: parseIndex(values.index) ?? null,
    ...(message && { message }),
  }
}
