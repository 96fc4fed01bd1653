import { db, transaction, type Tx } from '@/server/db/client'
import {
  acceptExchange,
  askExchange,
  findOpenExchange,
  listAlternatives,
} from '@/server/equipment/exchanges/single-exchange.service'
import { findCompanyUnit } from '@/server/equipment/units/company-unit.service'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { ticketActions } from '@/services/tickets/ticket-actions.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { changeTicket, requireUnmerged, requireVersion } from '../change-ticket'
import { getTicketIn } from '../detail/get-ticket'
import { toFacts } from '../ticket-facts'
import { findVisibleTicket, lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'

/**
 * Exchanges the unit of a ticket in one step: asks for it in the opener's name if nobody has, and accepts it.
 * Refuses 404, 403, 409 `conflict` for a ticket without a unit, that is closed or changed since it was read, for a unit
 * that cannot be exchanged or is not the company's any more, and for an exchange that is accepted already or an upgrade;
 * 409 `out_of_stock` with `data.alternatives`, better products that are free; nothing is changed then, and a request
 * stays a request.
 */
export async function exchangeUnit(actor: Actor, ticketId: number, version: number): Promise<Ticket> {
  try {
    return await transaction((tx) => exchangeIn(tx, actor, ticketId, version))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'out_of_stock') throw error
    const { unitId } = await findVisibleTicket(db(), actor, ticketId)
    const alternatives = await listAlternatives(db(), must(unitId, 'unit of the ticket'))
    throw new Refusal('out_of_stock', { ...error.details, data: { ...error.details.data, alternatives } })
  }
}

async function exchangeIn(tx: Tx, actor: Actor, ticketId: number, version: number): Promise<Ticket> {
  const ticket = await lockVisibleTicket(tx, actor, ticketId)
  requireUnmerged(ticket)
  const { unitId } = ticket
  if (unitId === null) throw new Refusal('conflict', { errors: ['Esse chamado não tem um equipamento para trocar.'] })
  if (!ticketActions(toFacts(ticket), actor).includes('exchange')) throw refuseClosed(ticket)
  requireVersion(ticket, version)
  // The unit may have gone back since, and be somebody else's now: their exchange is none of this ticket's.
  const unit = await findCompanyUnit(tx, { companyId: ticket.companyId, unitId })
  const open = await findOpenExchange(tx, unitId)
  if (!unit || (open && open.companyId !== ticket.companyId))
    throw new Refusal('conflict', { errors: ['Esse equipamento não está mais com o cliente.'] })
  if (open && open.status !== 'REQUESTED')
    throw new Refusal('conflict', { errors: ['A troca deste equipamento já foi aprovada.'] })
  if (open?.kind === 'upgrade')
    throw new Refusal('conflict', { errors: ['O cliente pediu um upgrade deste equipamento. Responda em Trocas.'] })
  const exchangeId = open?.id ?? (await ask(tx, actor, ticket, unitId))
  await acceptExchange(tx, actor, exchangeId)
  await changeTicket(tx, actor, ticket, {
    action: 'accept_exchange',
    after: { exchange: exchangeId },
    set: {
      exchangeId,
      status: 'IN_PROGRESS',
      assigneeId: ticket.assigneeId ?? actor.id,
    },
  })
  return getTicketIn(tx, actor, ticketId)
}

async function ask(tx: Tx, actor: Actor, { companyId, openedBy, subject }: TicketRow, unitId: number): Promise<number> {
  const asked = await askExchange(tx, actor, { companyId, unitId, requestedBy: openedBy, reason: subject })
  return asked.id
}

const refuseClosed = ({ status }: TicketRow): Refusal =>
  status === 'CLOSED'
    ? new Refusal('conflict', { errors: ['Esse chamado está encerrado. Reabra antes de trocar.'] })
    : new Refusal('forbidden')
