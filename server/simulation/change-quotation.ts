import { db, transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { type QuotationState, readQuotation } from './quotation-state'
import { toQuotation } from './quotation.mapper'
import {
  type ChoiceRow,
  findQuotation,
  listChoices,
  type LockedQuotation,
  lockQuotation,
  type QuotationRow,
} from './quotations.repository'

/** A quotation is visible to its company, or to the visitor who created it. */
function isVisible(who: QuotationOwner, { id, companyId }: Pick<LockedQuotation, 'id' | 'companyId'>): boolean {
  if (isVisitor(who)) return id === who.quotationId && companyId === null
  return companyId !== null && companyId === who.companyId
}

/** The quotation, or 404. */
export async function visibleQuotation(who: QuotationOwner, id: number): Promise<QuotationState> {
  const state = await readQuotation(db(), id)
  if (!isVisible(who, state.quotation)) throw new Refusal('not_found')
  return state
}

/** The quotation with its answers, without the cart, which questions do not need; or 404. */
export async function visibleAnswers(
  who: QuotationOwner,
  id: number,
): Promise<QuotationRow & { choices: ChoiceRow[] }> {
  const row = orNotFound(await findQuotation(db(), id))
  if (!isVisible(who, row.quotation)) throw new Refusal('not_found')
  return { ...row, choices: await listChoices(db(), id) }
}

/** The quotation as the wire shows it, or 404. */
export async function getQuotation(who: QuotationOwner, id: number): Promise<Quotation> {
  return toQuotation(await visibleQuotation(who, id))
}

/** The quotation's row, locked until the end of the transaction, or 404. */
export async function lockVisibleQuotation(tx: Tx, who: QuotationOwner, id: number): Promise<LockedQuotation> {
  const quotation = orNotFound(await lockQuotation(tx, id))
  if (!isVisible(who, quotation)) throw new Refusal('not_found')
  return quotation
}

/** Refuses 409 `quotation_closed` once it is finished, discarded or expired. */
export function refuseClosed({ status, expiresAt }: LockedQuotation): void {
  if (status !== 'open' || expiresAt <= new Date()) throw new Refusal('quotation_closed')
}

/**
 * Changes an open quotation in a transaction, with its row locked.
 * Refuses 404 outside the actor's company and 409 `quotation_closed`.
 */
export async function changeQuotation(
  who: QuotationOwner,
  id: number,
  change: (tx: Tx, quotation: LockedQuotation) => Promise<void>,
): Promise<Quotation> {
  await transaction(async (tx) => {
    const quotation = await lockVisibleQuotation(tx, who, id)
    refuseClosed(quotation)
    await change(tx, quotation)
  })
  return getQuotation(who, id)
}
