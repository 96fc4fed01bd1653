import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageQuery } from '@/services/http/page.schema'
import {
  MAX_ATTACHMENTS,
  MESSAGE_LENGTH,
  PRESENCES,
  SUBJECT_LENGTH,
  TICKET_CATEGORIES,
  TICKET_STATUSES,
  TURNS,
} from './ticket-states.rules'
import { plainText } from './ticket-text.rules'
import { ticketPersonFields } from './tickets.schema'

export const TICKET_ORDERINGS = ['updated_at', 'created_at', 'resolution_due_at', 'next_due_at', 'closed_at'] as const

const anId = () => number().integer().positive().required()
const flag = () => string().oneOf(['true', 'false'])
const oneOf = <T extends string>(values: readonly T[]) => string().oneOf(values)

const filters = {
  status: oneOf(TICKET_STATUSES),
  /** Not closed. */
  open: flag(),
  waiting_for: oneOf(TURNS),
  category: oneOf(TICKET_CATEGORIES),
  unit_id: id(),
  order_mask_id: string().trim().max(20),
  opened_by: id(),
  /** Number, subject or serial. */
  search: string().trim().max(80),
  /** For staff. */
  assignee_id: id(),
  company_id: id(),
  late: flag(),
  /** The newest first, but for deadlines: the nearest first. */
  ordering: oneOf(TICKET_ORDERINGS).default('updated_at'),
}

export const ticketListQuery = object({ ...pageQuery, ...filters })
export const ticketCsvQuery = object(filters)
export const ticketPromiseQuery = object({ unit_id: id(), order_mask_id: string().trim().max(20), company_id: id() })
export const ticketParams = object({ id: id().required() })
export const ticketMessageParams = object({ id: id().required(), messageId: id().required() })
export const ticketAttachmentParams = object({ id: id().required(), attachmentId: id().required() })
export const ticketMessagesQuery = object({ before: id(), limit: number().integer().min(1).max(100).default(50) })
/** `preview`: the small copy of a picture. */
export const attachmentQuery = object({ preview: flag() })

const attachmentIds = () =>
  array(anId()).max(MAX_ATTACHMENTS, `No máximo ${String(MAX_ATTACHMENTS)} arquivos por mensagem`)
const aVersion = () => number().integer().positive().required()

export const newTicketBody = strictObject({
  subject: plainText()
    .min(SUBJECT_LENGTH.min, 'Resuma em pelo menos 3 letras')
    .max(SUBJECT_LENGTH.max)
    .required('Resuma em poucas palavras'),
  message: plainText().max(MESSAGE_LENGTH).required('Conte o que acontece'),
  category: oneOf(TICKET_CATEGORIES).required('Escolha uma destas opções'),
  unit_id: number().integer().positive(),
  order_mask_id: string().trim().max(20),
  attachment_ids: attachmentIds(),
  /** Ask for another unit in the place of this one. */
  exchange: boolean(),
  /** The closed ticket that this one goes on from. */
  follows_id: number().integer().positive(),
  /** Staff name the company and the person for whom they open it. */
  company_id: number().integer().positive(),
  user_id: number().integer().positive(),
})

/** A message needs words or a file; the use-case looks at both. */
export const newMessageBody = strictObject({
  text: plainText().max(MESSAGE_LENGTH),
  attachment_ids: attachmentIds(),
  kind: oneOf(['public', 'note'] as const),
  wait_for_customer: boolean(),
  /** "Só agradecer": a closed ticket stays closed. */
  no_reopen: boolean(),
  /** The newest message that the writer has seen, for staff. */
  last_message_id: number().integer().min(0),
  force: boolean(),
})

export const ticketStatusBody = strictObject({
  status: oneOf(['IN_PROGRESS', 'CLOSED'] as const).required(),
  message: plainText().max(MESSAGE_LENGTH),
  version: aVersion(),
  /** Close although an exchange is not finished. */
  force: boolean(),
})

export const ticketAssigneeBody = strictObject({
  user_id: number().integer().positive().nullable().defined(),
  version: aVersion(),
})
export const ticketReadBody = strictObject({ message_id: number().integer().positive().required() })
export const ticketPresenceBody = strictObject({ state: oneOf(PRESENCES).required() })
export const ticketMergeBody = strictObject({ into: number().integer().positive().required(), version: aVersion() })
export const ticketExchangeBody = strictObject({ version: aVersion() })
/** Somebody who may be given tickets. */
export const ticketAssigneeList = array(object(ticketPersonFields).required()).required()

/** Somebody of a company, for whom staff open a ticket. */
export const ticketPersonQuery = object({ company_id: id().required(), search: string().trim().max(80) })
export const ticketPersonList = array(object(ticketPersonFields).required()).required()

export type TicketListQuery = InferType<typeof ticketListQuery>
export type TicketFilters = InferType<typeof ticketCsvQuery>
export type NewTicket = InferType<typeof newTicketBody>
export type NewMessage = InferType<typeof newMessageBody>
export type TicketStatusChange = InferType<typeof ticketStatusBody>
export type TicketPerson = InferType<typeof ticketPersonList>[number]
