import { db } from '@/server/db/client'
import { ticketReplies } from '@/server/db/schema/index'
import { the } from '../the'

let made = 0

/** A canned answer with a title of its own. */
export async function aTicketReply(overrides: Partial<typeof ticketReplies.$inferInsert> = {}) {
  const rows = await db()
    .insert(ticketReplies)
    .values({ title: `Resposta ${String(++made)}`, text: 'Bom dia, {nome}.', ...overrides })
    .returning()
  return the(rows)
}
