import { listLastEvents } from '@/server/audit/audit.service'
import { listInvoiceDocuments } from '@/server/billing/documents/list-documents'
import { type Db, db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { CUSTOMER_INVOICE_ACTIONS } from '@/services/billing/invoices/invoice-audit.rules'
import { SERIES_OF } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice, InvoiceMeasurement } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { refreshDraft } from '../drafts/refresh-draft'
import { withoutNcmOf } from '../issuing/missing-ncm'
import { findVisibleInvoice } from '../visible-invoices.repository'
import {
  countLineMeasurements,
  findInvoiceRefs,
  lastNumberOf,
  listDetailedLines,
  listInvoicePayments,
  listLineMeasurements,
  listRelated,
} from './invoice-detail.repository'
import { toInvoice, toInvoiceMeasurement } from './invoice.mapper'

/**
 * An invoice with what the actor may do with it now. A draft that nobody has edited is measured anew first. Refuses 404 for
 * one that they may not see, for customers every draft.
 */
export async function getInvoice(actor: Actor, id: number): Promise<Invoice> {
  await refreshDraft(await findVisibleInvoice(db(), actor, id))
  return getInvoiceIn(db(), actor, id)
}

/** More than any invoice has; it bounds the answer. */
const MOST_EVENTS = 50

/** The same in a transaction, after a change. */
export async function getInvoiceIn(conn: Db, actor: Actor, id: number): Promise<Invoice> {
  const invoice = await findVisibleInvoice(conn, actor, id)
  const { company, editedBy } = must(await findInvoiceRefs(conn, id), 'company of an invoice')
  const today = currentDay()
  const isDraft = invoice.status === 'DRAFT'
  return toInvoice(actor, invoice, {
    ...{ company, editedBy: isStaff(actor) ? editedBy : null, today },
    lines: await listDetailedLines(conn, id),
    payments: await listInvoicePayments(conn, id),
    documents: await listInvoiceDocuments(conn, actor, invoice),
    related: await listRelated(conn, invoice),
    events: await listLastEvents(
      conn,
      { model: 'invoice', objectId: id, actions: CUSTOMER_INVOICE_ACTIONS },
      MOST_EVENTS,
    ),
    withoutNcm: (await withoutNcmOf(conn, [invoice], today)).get(id) ?? [],
    nextNumber: isDraft && isStaff(actor) ? (await lastNumberOf(conn, SERIES_OF[invoice.kind])) + 1 : null,
  })
}

/** A page of the units and days behind a line. Refuses 404 for an invoice that the actor may not see, or a foreign line. */
export async function listInvoiceMeasurements(
  actor: Actor,
  { id: invoiceId, lineId }: { id: number; lineId: number },
  query: { page: number; page_size: number },
  url: string,
): Promise<Page<InvoiceMeasurement>> {
  await findVisibleInvoice(db(), actor, invoiceId)
  const count = orNotFound(await countLineMeasurements(db(), { invoiceId, lineId }))
  const rows = await listLineMeasurements(db(), { invoiceId, lineId, ...limitOffset(query) })
  return toPage(url, query, count, rows.map(toInvoiceMeasurement))
}
