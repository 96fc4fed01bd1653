import { monthsOf } from '@/components/orders/contract-end/months.rules'
import { object, string } from '@/services/config/validation'
import { RENEWAL_MONTHS } from '@/services/orders/contract-end.rules'
import type { ManagedRenewalQuery, NewAddendum } from '@/services/orders/contract-end.schema'
import type { Order } from '@/services/orders/orders.schema'
import { INDEX_LABEL, READJUSTMENT_INDEXES } from '@/services/orders/readjustment.rules'

export type AddendumValues = { number: string; months: string; index: string; message: string }

const NONE = 'none'

export const INDEX_OPTIONS: { value: string; label: string }[] = [
  ...READJUSTMENT_INDEXES.map((index) => ({ value: index, label: `Pelo ${INDEX_LABEL[index]}` })),
  { value: NONE, label: 'Manter a mensalidade' },
]

export const addendumForm = object({ number: string().trim().max(60).required() })

/** As long as the customer wishes, by the contract's index. */
export const valuesOf = ({ contract_end }: Pick<Order, 'contract_end'>): AddendumValues => ({
  number: '',
  months: String(contract_end?.duration_months ?? RENEWAL_MONTHS[0]),
  index: READJUSTMENT_INDEXES[0],
  message: '',
})

const indexOf = (text: string) => READJUSTMENT_INDEXES.find((index) => index === text)

/** What the preview asks. */
export const toQuery = ({ months, index }: AddendumValues): ManagedRenewalQuery => {
  const followed = indexOf(index)
  return { duration_months: monthsOf(months), ...(followed && { index: followed }) }
}

/** The command on the wire. */
export const toAddendum = (values: AddendumValues): NewAddendum => {
  const message = values.message.trim()
  return {
    number: values.number.trim(),
    duration_months: monthsOf(values.months),
    index: indexOf(values.index) ?? null,
    ...(message && { message }),
  }
}
