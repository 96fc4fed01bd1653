import { type Db, db } from '@/server/db/client'
import { findExchangeProgress } from '@/server/equipment/exchanges/single-exchange.service'
import { findCompanyUnit } from '@/server/equipment/units/company-unit.service'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import { type Actor, isCustomer, isStaff } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { findRating, listMergedIds, listPresent } from '../tickets.repository'
import { findVisibleTicket, visibleTickets, type TicketRow } from '../visible-tickets.repository'
import { countOthersOpen, findTicketRefs, listSimilar } from './ticket-detail.repository'
import { toTicket } from './ticket.mapper'

/**
 * A ticket with what the actor may do with it now. A merged one is answered as it is, with `merged_into`.
 * Refuses 404 for one that they may not see.
 */
export const getTicket = (actor: Actor, id: number): Promise<Ticket> => getTicketIn(db(), actor, id)

/** The same in a transaction, after a change. */
export async function getTicketIn(conn: Db, actor: Actor, id: number): Promise<Ticket> {
  const ticket = await findVisibleTicket(conn, actor, id)
  const refs = must(await findTicketRefs(conn, id, { userId: actor.id, isStaff: isStaff(actor) }), 'ticket')
  const unit = await unitNow(conn, actor, ticket)
  return toTicket(actor, ticket, {
    ...refs,
    unit,
    exchange: ticket.exchangeId === null ? undefined : await findExchangeProgress(conn, ticket.exchangeId),
    rating: await findRating(conn, id, ticket.closings),
    merged: await listMergedIds(conn, id),
    ...(await forStaff(conn, actor, ticket, unit)),
  })
}

/** The unit as its company has it now; undefined once it has gone back, for a COLABORADOR once somebody else uses it. */
const unitNow = async (conn: Db, actor: Actor, { companyId, unitId }: TicketRow) =>
  unitId === null
    ? undefined
    : findCompanyUnit(conn, { companyId, unitId, user: seesOnlyOwnTickets(actor) ? actor.id : undefined })

async function forStaff(conn: Db, actor: Actor, ticket: TicketRow, unit: Awaited<ReturnType<typeof unitNow>>) {
  if (isCustomer(actor)) return { present: [], similar: [], othersOpen: null, replacements: null }
  const stock = unit && (await availabilityOf(conn, [unit.productId])).get(unit.productId)
  return {
    present: await listPresent(conn, ticket.id, actor.id),
    similar: await listSimilar(conn, ticket, visibleTickets(actor)),
    othersOpen: await countOthersOpen(conn, ticket),
    replacements: stock?.available ?? null,
  }
}
