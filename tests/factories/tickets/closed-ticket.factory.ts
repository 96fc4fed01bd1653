import { db } from '@/server/db/client'
import { tickets } from '@/server/db/schema/index'
import { the } from '../the'

type Opener = { id: number; companyId: number | null }
type Overrides = Partial<typeof tickets.$inferInsert>

const DAY_MS = 86_400_000

/** A ticket of this person that `closedBy` closed a day ago, for the first time. */
export async function aClosedTicket(opener: Opener, closedBy: number | null, overrides: Overrides = {}) {
  const now = Date.now()
  const rows = await db()
    .insert(tickets)
    .values({
      companyId: opener.companyId ?? 0,
      openedBy: opener.id,
      subject: 'Notebook parou de carregar',
      category: 'DEFECT',
      status: 'CLOSED',
      waitingFor: null,
      policy: {
        name: 'Essencial',
        calendar: 'business',
        first_response_minutes: 240,
        resolution_minutes: 1620,
        exchange_business_days: 3,
      },
      firstResponseDueAt: new Date(now - 3 * DAY_MS),
      resolutionDueAt: new Date(now - 2 * DAY_MS),
      closedAt: new Date(now - DAY_MS),
      closedBy,
      closings: 1,
      ...overrides,
    })
    .returning()
  return the(rows)
}
