import { parseRenewalMonths } from '@/components/orders/contract-end/renewalMonths.rules'
import { object, string } from '@/services/config/validation'
import { formatLongMonth } from '@/services/format/format.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { RENEWAL_MONTHS } from '@/services/orders/contract-end/contract-end.rules'
import type {
  IndexEntryBody,
  ManagedRenewalQuery,
  NewAddendum,
} from '@/services/orders/contract-end/contract-end.schema'
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

export const toRenewalQuery = ({ months, index }: AddendumValues): ManagedRenewalQuery => {
  const followed = parseIndex(index)
  return { duration_months: parseRenewalMonths(months), ...(followed && { index: followed }) }
}

export const toNewAddendum = (values: AddendumValues): NewAddendum => {
  const message = values.message.trim()
  return {
    number: values.number.trim(),
    duration_months: parseRenewalMonths(values.months),
    index: parseIndex(values.index) ?? null,
    ...(message && { message }),
  }
}

export type IndexValues = { index: string; month: string; rate: string }

/** How many past months may be entered or corrected. */
const MONTHS = 12

export const INDEX_OPTIONS: { value: string; label: string }[] = READJUSTMENT_INDEXES.map((index) => ({
  value: index,
  label: INDEX_LABEL[index],
}))

/** The past months, the latest first. */
export const monthOptions = (today: string): { value: string; label: string }[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, -1 - back)
    return { value: month.slice(0, 7), label: formatLongMonth(month) }
  })

/** A percentage as typed: "4,68", "-3,18". */
const TYPED_RATE = /^[-\u2212]?\d{1,2}(,\d{1,2})?$/

export const indexForm = object({ rate: string().trim().matches(TYPED_RATE, 'Use um percentual como 4,68').required() })

export function toIndexEntry({ index, month, rate }: IndexValues): IndexEntryBody {
  const [whole = '0', fraction = ''] = rate.trim().replace('\u2212', '-').split(',')
  return {
    index: READJUSTMENT_INDEXES.find((one) => one === index) ?? READJUSTMENT_INDEXES[0],
    month,
    rate: `${whole}.${fraction.padEnd(2, '0')}`,
  }
}
