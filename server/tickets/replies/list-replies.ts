import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import type { Page } from '@/services/http/page.schema'
import { REPLY_COLUMNS } from '@/services/tickets/replies/reply-form.rules'
import type {
  TicketReply,
  TicketReplyCsvQuery,
  TicketReplyListQuery,
} from '@/services/tickets/replies/ticket-replies.schema'
import { toReply } from './replies.mapper'
import { countReplies, listReplyIds, listReplyRows } from './replies.repository'

/** A page of the canned answers, by title unless another order is asked for. */
export async function listReplies(query: TicketReplyListQuery, url: string): Promise<Page<TicketReply>> {
  const count = await countReplies(db(), query)
  const rows = await listReplyRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toReply))
}

/** The same list as a file, whole. */
export async function exportReplies(query: TicketReplyCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listReplyRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toReply)
  const ids = await listReplyIds(db(), query)
  return csvFile({ name: 'respostas-prontas', columns: REPLY_COLUMNS, ids, read })
}
