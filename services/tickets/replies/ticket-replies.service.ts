import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  TicketReply,
  TicketReplyChange,
  TicketReplyCsvQuery,
  TicketReplyFields,
  TicketReplyListQuery,
} from './ticket-replies.schema'

const path = (id: number): string => `/ticket-replies/${String(id)}`

/** A page of the canned answers. */
export const getTicketReplies = (
  query: Partial<TicketReplyListQuery>,
  signal?: AbortSignal,
): Promise<Page<TicketReply>> => bodyOf(http.get<Page<TicketReply>>('/ticket-replies', { params: query, signal }))

/** The list as a file, whole. */
export const getTicketRepliesCsv = (query: Partial<TicketReplyCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/ticket-replies-csv-extract', query, transfer)

/** Creates a canned answer; the idempotency key prevents duplicates. */
export const createTicketReply = (fields: TicketReplyFields, key: string): Promise<TicketReply> =>
  bodyOf(http.post<TicketReply>('/ticket-replies', fields, { headers: { 'Idempotency-Key': key } }))

export const updateTicketReply = (id: number, change: TicketReplyChange): Promise<TicketReply> =>
  bodyOf(http.put<TicketReply>(path(id), change))

export async function deleteTicketReply(id: number): Promise<void> {
  await http.delete(path(id))
}
