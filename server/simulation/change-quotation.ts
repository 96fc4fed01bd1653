import { db, transaction, type Tx } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { toQuotation } from './quotation.mapper'
import { readQuotation, type QuotationState } from './quotation-state'
import { lockQuotation, type LockedQuotation } from './quotations.repository'

type OfCompany = { companyId: number }

/** A quotation belongs to a company: whoever acts for another company does not see it. */
const isVisible = (actor: Actor, { companyId }: OfCompany): boolean => companyId === actor.companyId

/** The quotation, or 404. */
export async function visibleQuotation(actor: Actor, id: number): Promise<QuotationState> {
  const state = await readQuotation(db(), id)
  if (!isVisible(actor, state.quotation)) throw new Refusal('not_found')
  return state
}

/** The quotation as the wire shows it, or 404. */
export async function getQuotation(actor: Actor, id: number): Promise<Quotation> {
  return toQuotation(await visibleQuotation(actor, id))
}

/** The quotation's row, locked until the end of the transaction, or 404. */
export async function lockVisibleQuotation(tx: Tx, actor: Actor, id: number): Promise<LockedQuotation> {
  const quotation = found(await lockQuotation(tx, id))
  if (!isVisible(actor, quotation)) throw new Refusal('not_found')
  return quotation
}

/** Refuses 409 `quotation_closed` for what has become an order, was discarded or has expired. */
export function refuseClosed({ status, expiresAt }: LockedQuotation): void {
  if (status !== 'open' || expiresAt <= new Date()) throw new Refusal('quotation_closed')
}

/**
 * Changes an open quotation: one command after the other, all of it or nothing.
 * Refuses 404 outside the actor's company and 409 `quotation_closed`.
 */
export async function changeQuotation(
  actor: Actor,
  id: number,
  change: (tx: Tx, quotation: LockedQuotation) => Promise<void>,
): Promise<Quotation> {
  await transaction(async (tx) => {
    const quotation = await lockVisibleQuotation(tx, actor, id)
    refuseClosed(quotation)
    await change(tx, quotation)
  })
  return getQuotation(actor, id)
}
