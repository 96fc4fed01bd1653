import { type Author, recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { allowedInvoiceActions, type InvoiceAction } from '@/services/billing/invoices/invoice-actions.rules'
import type { InvoiceAuditAction } from '@/services/billing/invoices/invoice-audit.rules'
import { currentDay } from '@/services/format/format.rules'
import { actorOf, toFacts } from './invoice-facts'
import { type BilledCompany, type InvoiceChange, lockBilledCompany, updateInvoice } from './invoices.repository'
import { findVisibleInvoice, type InvoiceRow, lockVisibleInvoice } from './visible-invoices.repository'

/** What happened to an invoice, for its history. */
export type InvoiceEvent = {
  action: InvoiceAuditAction
  message?: string | null
  before?: unknown
  after?: unknown
}

/**
 * The only way to change an invoice that exists: the columns, the next version and the row of the history, which open
 * screens learn of with the commit. The caller holds the invoice's lock.
 */
export async function changeInvoice(
  tx: Tx,
  author: Author,
  invoice: Pick<InvoiceRow, 'id' | 'version'>,
  { set, ...event }: InvoiceEvent & { set: InvoiceChange },
): Promise<InvoiceRow> {
  const version = invoice.version + 1
  const changed = await updateInvoice(tx, invoice.id, { ...set, version, updatedAt: new Date() })
  await recordInvoice(tx, author, changed, event)
  return changed
}

/** Writes what happened to an invoice. Of drafts no customer hears: their events name no company. */
export const recordInvoice = (
  tx: Tx,
  author: Author,
  { id, companyId, status, version }: InvoiceRow,
  event: InvoiceEvent,
): Promise<void> =>
  recordEvent(tx, author, {
    model: 'invoice',
    objectId: id,
    companyId: status === 'DRAFT' ? null : companyId,
    version,
    ...event,
  })

const CHANGED = 'A fatura mudou enquanto você lia. Mostramos agora como ela está; nada foi alterado.'

/**
 * An invoice and its company, locked until the end of the transaction, in the order in which everything locks them. Refuses
 * 404 for one that the actor may not see.
 */
export async function lockWithCompany(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ invoice: InvoiceRow; company: BilledCompany }> {
  const { companyId } = await findVisibleInvoice(tx, actor, id)
  const company = await lockBilledCompany(tx, companyId)
  return { invoice: await lockVisibleInvoice(tx, actor, id), company }
}

/** Refuses 409 when the invoice was changed after the caller read it. */
export function requireVersion({ version }: Pick<InvoiceRow, 'version'>, known: number): void {
  if (version !== known) throw new Refusal('conflict', { errors: [CHANGED] })
}

const NOT_IN_THIS_STATE = 'A fatura não está mais em um estado que permite isso.'

/**
 * Refuses 409 for what the state of the invoice does not allow, 403 for what somebody else has to do.
 * @param why what is said of the state
 */
export function requireAction(
  actor: Actor,
  invoice: InvoiceRow,
  action: InvoiceAction,
  why: string = NOT_IN_THIS_STATE,
): void {
  const facts = toFacts(invoice, currentDay())
  if (allowedInvoiceActions(actorOf(actor), facts).includes(action)) return
  const mayOthers = allowedInvoiceActions('admin', facts).includes(action)
  if (mayOthers) throw new Refusal('forbidden')
  throw new Refusal('conflict', { errors: [why] })
}
