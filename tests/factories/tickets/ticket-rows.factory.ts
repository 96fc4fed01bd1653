import { db } from '@/server/db/client'
import { ticketMessages, tickets } from '@/server/db/schema'
import type { TicketPolicy } from '@/services/tickets/policy.rules'
import { must } from '@/services/invariant/must.rules'
import { the } from '../the'

export const A_POLICY: TicketPolicy = {
  name: 'Essencial',
  calendar: 'business',
  first_response_minutes: 240,
  resolution_minutes: 1620,
  exchange_business_days: 3,
}

type Opener = { id: number; companyId: number | null }

/** A ticket as a row, without a message and whatever opening one does besides. */
export async function aTicketRow(opener: Opener, overrides: Partial<typeof tickets.$inferInsert> = {}) {
  const companyId = must(opener.companyId, 'company of who opens a ticket')
  const rows = await db()
    .insert(tickets)
    .values({
      companyId,
      openedBy: opener.id,
      subject: 'A tela pisca',
      category: 'DEFECT',
      status: 'PENDING',
      waitingFor: 'staff',
      policy: A_POLICY,
      firstResponseDueAt: new Date('2026-11-24T15:00:00Z'),
      resolutionDueAt: new Date('2026-11-27T15:00:00Z'),
      ...overrides,
    })
    .returning()
  return the(rows)
}

/** A message as a row; by default public and of the customer's side. */
export async function aTicketMessageRow(
  ticketId: number,
  authorId: number,
  overrides: Partial<typeof ticketMessages.$inferInsert> = {},
) {
  const rows = await db()
    .insert(ticketMessages)
    .values({ ticketId, authorId, side: 'customer', kind: 'public', text: 'Desde ontem a tela pisca.', ...overrides })
    .returning()
  return the(rows)
}
