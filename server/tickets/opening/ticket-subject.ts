import type { Db, Tx } from '@/server/db/client'
import { findCompanyUnit } from '@/server/equipment/units/company-unit.service'
import { Refusal, refuseField } from '@/server/http/refusal'
import { findOrderIdOf } from '@/server/orders/orders.service'
import { isActiveUserOf } from '@/server/users/users.service'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'
import { findCompanyName } from '../tickets.repository'

type Named = { company_id?: number; user_id?: number; unit_id?: number; order_mask_id?: string }

/** Whose ticket it is: a customer's own, or the one that staff name. */
export type TicketOwner = { companyId: number; openedBy: number; onBehalfBy: number | null }

/**
 * Refuses 403 for a customer who names somebody, 400 for staff who name nobody, an unknown company or somebody who is not
 * active in it.
 */
export async function ticketOwner(
  tx: Tx,
  actor: Actor,
  { company_id, user_id }: Pick<Named, 'company_id' | 'user_id'>,
): Promise<TicketOwner> {
  if (isCustomer(actor)) {
    if (company_id !== undefined || user_id !== undefined) throw new Refusal('forbidden')
    return { companyId: must(actor.companyId, 'company of a customer'), openedBy: actor.id, onBehalfBy: null }
  }
  const companyId = await companyOf(tx, actor, company_id)
  if (user_id === undefined || !(await isActiveUserOf(tx, companyId, user_id)))
    throw refuseField('user_id', 'Escolha para quem é o chamado.')
  return { companyId, openedBy: user_id, onBehalfBy: actor.id }
}

/** The company that a new ticket is for. Refuses 400 for staff who name none, or an unknown one. */
export async function companyOf(conn: Db, actor: Actor, companyId: number | undefined): Promise<number> {
  if (isCustomer(actor)) return must(actor.companyId, 'company of a customer')
  if (companyId === undefined || (await findCompanyName(conn, companyId)) === undefined)
    throw refuseField('company_id', 'Escolha a empresa.')
  return companyId
}

export type TicketUnit = NonNullable<Awaited<ReturnType<typeof findCompanyUnit>>>

/** What a ticket is about. The order of a unit counts where none is named. */
export type TicketTopic = { unit: TicketUnit | undefined; orderId: number | null }

/**
 * The unit and the order that a new ticket names.
 * Refuses 400 for a unit that the company does not have (a COLABORADOR: that they do not use), for an order of somebody
 * else's, and for a unit that is not of the order.
 */
export async function ticketTopic(
  conn: Db,
  actor: Actor,
  companyId: number,
  { unit_id, order_mask_id }: Pick<Named, 'unit_id' | 'order_mask_id'>,
): Promise<TicketTopic> {
  const user = seesOnlyOwnTickets(actor) ? actor.id : undefined
  const unit = unit_id === undefined ? undefined : await findCompanyUnit(conn, { companyId, unitId: unit_id, user })
  if (unit_id !== undefined && !unit) throw refuseField('unit_id', 'Escolha um equipamento da lista.')
  if (unit && order_mask_id && unit.orderMaskId !== order_mask_id)
    throw refuseField('unit_id', `Esse equipamento não é do pedido ${order_mask_id}.`)
  const maskId = order_mask_id ?? unit?.orderMaskId
  const orderId = maskId ? await findOrderIdOf(conn, { companyId, maskId }) : undefined
  // Who uses a unit but sees no orders may name the one of that unit only.
  if (order_mask_id && (orderId === undefined || (user !== undefined && !unit)))
    throw refuseField('order_mask_id', 'Escolha um pedido da sua empresa.')
  return { unit, orderId: orderId ?? null }
}
