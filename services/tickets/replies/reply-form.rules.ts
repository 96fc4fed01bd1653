import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime } from '@/services/format/format.rules'
import { CATEGORY_LABEL, type TicketCategory } from '../ticket-states.rules'
import type { TicketReply, TicketReplyFields } from './ticket-replies.schema'

/** The form of a canned answer, as typed. */
export type ReplyFormValues = { title: string; text: string; category: '' | TicketCategory; active: boolean }

export const EMPTY_REPLY: ReplyFormValues = { title: '', text: '', category: '', active: true }

export const toReplyFormValues = ({ title, text, category, active }: TicketReply): ReplyFormValues => ({
  title,
  text,
  category: category ?? '',
  active,
})

/** The body that creates or updates a canned answer; not validated yet. */
export const toReplyFields = ({ title, text, category, active }: ReplyFormValues): TicketReplyFields => ({
  title: title.trim(),
  text: text.trim(),
  category: category || null,
  active,
})

/** The list of canned answers as a file. */
export const REPLY_COLUMNS: readonly CsvColumn<TicketReply>[] = [
  { title: 'Título', value: ({ title }) => title },
  { title: 'Texto', value: ({ text }) => text },
  { title: 'Categoria', value: ({ category }) => category && CATEGORY_LABEL[category] },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativa' : 'Desativada') },
  { title: 'Última alteração', value: ({ updated_at }) => formatDateTime(updated_at) },
]
