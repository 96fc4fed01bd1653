import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import type { ReplyRow } from './replies.repository'

export const toReply = ({ id, title, text, category, active, version, updatedAt }: ReplyRow): TicketReply => ({
  id,
  title,
  text,
  category,
  active,
  version,
  updated_at: updatedAt.toISOString(),
})

/** The history record of a canned answer. */
export const toReplyRecord = ({ title, text, category, active }: ReplyRow) => ({ title, text, category, active })
