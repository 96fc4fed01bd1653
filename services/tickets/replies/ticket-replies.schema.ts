import type { EditConflict } from '@/services/catalogue/edit-conflict.rules'
import { id } from '@/services/config/id.schema'
import { boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { formatList } from '@/services/format/format.rules'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { plainText } from '../ticket-text.rules'
import { MESSAGE_LENGTH, TICKET_CATEGORIES } from '../ticket-states.rules'
import { unknownFields } from './reply-fields.rules'
import { REPLY_ORDERINGS } from './reply-orderings.rules'

const version = () => number().integer().positive().required()

/** A canned answer of the staff. */
export const ticketReplySchema = object({
  id: id().required(),
  title: string().required(),
  text: string().required(),
  /** The subject for which it is offered first; null for any. */
  category: string().oneOf(TICKET_CATEGORIES).nullable().defined(),
  active: boolean().required(),
  /** Incremented by every change. */
  version: version(),
  updated_at: string().required(),
})

export const ticketReplyPage = pageOf(ticketReplySchema)

export const ticketReplyListQuery = object({
  ...pageQuery,
  /** Part of the title or of the text, ignoring accents. */
  search: string().trim().max(80),
  category: string().oneOf(TICKET_CATEGORIES),
  active: boolean(),
  ordering: string().oneOf(REPLY_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const ticketReplyCsvQuery = ticketReplyListQuery.omit(['page', 'page_size'])

export const ticketReplyParams = object({ id: id().required() })

const replyText = () =>
  plainText()
    .max(MESSAGE_LENGTH)
    .required()
    .test('fields', '', function onlyKnown(value) {
      const unknown = unknownFields(value)
      if (unknown.length === 0) return true
      const message = unknown.length === 1 ? 'não é um campo' : 'não são campos'
      return this.createError({ message: `${formatList(unknown)} ${message}: use os da lista abaixo` })
    })

const fields = {
  title: plainText().max(80).required(),
  text: replyText(),
  category: string().oneOf(TICKET_CATEGORIES).nullable().defined(),
  active: boolean().required(),
}

export const newTicketReplyBody = strictObject(fields)

/** Replaces the fields; an edit conflict unless the version that was read is still the newest. */
export const ticketReplyBody = strictObject({ ...fields, version: version() })

/** The data of a 409 when the answer has a newer version. */
export type TicketReplyConflict = EditConflict<'reply', TicketReply>

export type TicketReply = InferType<typeof ticketReplySchema>
export type TicketReplyListQuery = InferType<typeof ticketReplyListQuery>
export type TicketReplyCsvQuery = InferType<typeof ticketReplyCsvQuery>
export type TicketReplyFields = InferType<typeof newTicketReplyBody>
export type TicketReplyChange = InferType<typeof ticketReplyBody>
