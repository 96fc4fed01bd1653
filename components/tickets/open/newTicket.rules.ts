import type { NewTicket } from '@/services/tickets/ticket-commands.schema'
import { EXCHANGE_CATEGORIES, TICKET_CATEGORIES, type TicketCategory } from '@/services/tickets/ticket-states.rules'
import { NO_ATTACHMENTS, readAttachments } from '../composer/attachmentDraft'

/** A unit as the form shows it; kept whole in the draft. */
export type PickedUnit = {
  id: number
  serial: string
  product: string
  image: string | null
  /** User, place and order. */
  detail: string
}

/** Text only, so that a draft can keep it. The names are those of the request, which a refusal names. */
export type NewTicketForm = {
  category: TicketCategory | ''
  /** The unit as JSON; `NO_UNIT`: not about one; empty: not answered yet. */
  unit_id: string
  order_mask_id: string
  exchange: 'yes' | ''
  subject: string
  message: string
  files: string
}

/** "Não é sobre um equipamento". */
export const NO_UNIT = 'none'

export const EMPTY_TICKET: NewTicketForm = {
  category: '',
  unit_id: '',
  order_mask_id: '',
  exchange: '',
  subject: '',
  message: '',
  files: NO_ATTACHMENTS,
}

export const categoryOf = (text: string | null | undefined): TicketCategory | '' =>
  TICKET_CATEGORIES.find((category) => category === text) ?? ''

/**
 * What an address fills in: a unit, the order, the category (an invoice is about billing, an order alone about its delivery),
 * the subject.
 */
export const prefilledTicket = (read: (name: string) => string | null, unit: string): NewTicketForm => {
  const [order, invoice] = [read('pedido'), read('fatura')]
  return {
    ...EMPTY_TICKET,
    unit_id: unit,
    order_mask_id: order ?? '',
    category: categoryOf(read('categoria')) || (invoice ? 'BILLING' : order ? 'DELIVERY' : ''),
    subject: read('assunto') ?? (invoice ? `Fatura ${invoice}` : ''),
  }
}

/** A draft as the form's values: the words of another version of the form are left out. */
export function formOf(draft: Readonly<Record<string, string>>): NewTicketForm {
  const { unit_id = '', order_mask_id = '', subject = '', message = '', files = NO_ATTACHMENTS } = draft
  const exchange = draft.exchange === 'yes' ? 'yes' : ''
  return { category: categoryOf(draft.category), unit_id, order_mask_id, exchange, subject, message, files }
}

export const writeUnit = (unit: PickedUnit): string => JSON.stringify(unit)

/** The unit of the form; undefined when none is chosen. */
export function readUnit(text: string): PickedUnit | undefined {
  if (text === '' || text === NO_UNIT) return undefined
  try {
    const unit: unknown = JSON.parse(text)
    return isUnit(unit) ? unit : undefined
  } catch {
    return undefined
  }
}

const isUnit = (value: unknown): value is PickedUnit =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'serial' in value

/** What a category asks after: a unit, or an order if the person may see orders. */
export const asksOrder = (category: TicketCategory | '', mayReadOrders: boolean): boolean =>
  mayReadOrders && (category === 'DELIVERY' || category === 'BILLING')

/** Categories that need an answer about the unit, be it that there is none. */
const NEEDS_UNIT: readonly string[] = ['DEFECT', 'EXCHANGE', 'LOSS']

export const mayExchange = ({ category, unit_id }: Pick<NewTicketForm, 'category' | 'unit_id'>): boolean =>
  category !== '' && EXCHANGE_CATEGORIES.includes(category) && readUnit(unit_id) !== undefined

/** What is missing that the request's own schema does not know of. */
export function missingAnswers(
  form: NewTicketForm,
  mayReadOrders: boolean,
): Partial<Record<keyof NewTicketForm, string>> {
  if (NEEDS_UNIT.includes(form.category) && form.unit_id === '')
    return { unit_id: 'Escolha o equipamento, ou diga que não é sobre um' }
  if (form.category === 'DELIVERY' && mayReadOrders && form.order_mask_id === '')
    return { order_mask_id: 'Escolha o pedido' }
  return {}
}

/** The request; what the category does not ask after is not sent. */
export function toNewTicket(form: NewTicketForm, mayReadOrders: boolean, followsId?: number): Partial<NewTicket> {
  const isOrder = asksOrder(form.category, mayReadOrders)
  const unit = isOrder ? undefined : readUnit(form.unit_id)
  const files = readAttachments(form.files).map(({ id }) => id)
  return {
    subject: form.subject.trim() || undefined,
    message: form.message.trim() || undefined,
    category: form.category || undefined,
    ...(unit && { unit_id: unit.id }),
    ...(isOrder && form.order_mask_id && { order_mask_id: form.order_mask_id }),
    ...(unit && mayExchange(form) && form.exchange === 'yes' && { exchange: true }),
    ...(files.length > 0 && { attachment_ids: files }),
    ...(followsId !== undefined && { follows_id: followsId }),
  }
}
