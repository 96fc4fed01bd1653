import { randomUUID } from 'node:crypto'
import type { DraftsCommand, UpdateInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import type { Drafted, Invoice, InvoiceLine, InvoiceSummary, Issued } from '@/services/billing/invoices/invoices.schema'
import type { Page } from '@/services/http/page.schema'
import { type Answer, callApi } from '../http/call-api'
import { aCompany } from '../people/users.factory'
import { the } from '../the'

export type Login = { token: string }

/** The month that tests draft; its days are known whatever today is. */
export const MONTH = '2026-11'

/** A day on which no invoice of a test is due yet. */
export const FAR_DAY = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

export const send = <T = Invoice>({ token }: Login, method: string, path: string, body?: unknown) =>
  callApi<T>(method, `/invoices${path}`, { token, body })

/** Drafts a month; by default of all companies. */
export const draft = ({ token }: Login, body: Partial<DraftsCommand> = {}, key: string = randomUUID()) =>
  callApi<Drafted>('POST', '/invoices/drafts', {
    token,
    body: { period: MONTH, ...body },
    headers: { 'Idempotency-Key': key },
  })

export const readInvoice = async (person: Login, id: number): Promise<Invoice> =>
  done(await send(person, 'GET', `/${String(id)}`))

export const listInvoices = async (person: Login, query = ''): Promise<Page<InvoiceSummary>> =>
  done(await send<Page<InvoiceSummary>>(person, 'GET', query))

/** The draft of a company's month, as drafted and opened. */
export async function draftOf(person: Login, companyId: number, month = MONTH): Promise<Invoice> {
  done(await draft(person, { period: month, company_ids: [companyId] }))
  const { results } = await listInvoices(person, `?company_id=${String(companyId)}&period=${month}&status=DRAFT`)
  return readInvoice(person, the(results).id)
}

/** A draft apart from the months, by default of 900.00 for a new company. */
export async function anExtraDraft(person: Login, overrides: object = {}): Promise<Invoice> {
  const company_id = (overrides as { company_id?: number }).company_id ?? (await aCompany()).id
  const line = { kind: 'FREIGHT', tax_kind: 'RENTAL', label: 'Frete', quantity: 1, unit_amount: '900.00' }
  const body = { company_id, kind: 'EXTRA', due_on: FAR_DAY, lines: [line], ...overrides }
  return done(await callApi<Invoice>('POST', '/invoices', { token: person.token, body }))
}

/** Issues drafts as they were read. */
export const issue = ({ token }: Login, invoices: readonly Pick<Invoice, 'id' | 'version'>[]) =>
  callApi<Issued>('POST', '/invoices/issue', {
    token,
    body: { invoices: invoices.map(({ id, version }) => ({ id, version })) },
  })

/** An issued invoice, by default apart from the months, of 900.00. */
export async function anIssued(person: Login, overrides: object = {}): Promise<Invoice> {
  return issued(person, await anExtraDraft(person, overrides))
}

/** Issues a draft, and reads it. */
export async function issued(person: Login, drafted: Invoice): Promise<Invoice> {
  const { results } = done(await issue(person, [drafted]))
  const { error } = the(results)
  if (error) throw new Error(error.message)
  return readInvoice(person, drafted.id)
}

/** The body that keeps a draft as it is. */
export const asItIs = ({ lines, due_on, note, version }: Invoice): UpdateInvoice => ({
  lines: lines.map(toLine),
  ...{ due_on, note, version },
})

export const toLine = ({ id, kind, tax_kind, label, quantity, unit_amount, reason }: InvoiceLine) => ({
  ...{ id, kind, tax_kind, label, quantity, unit_amount, reason },
})

/** Edits a draft as it was read. */
export const edit = (person: Login, invoice: Invoice, change: Partial<UpdateInvoice>) =>
  send(person, 'PUT', `/${String(invoice.id)}`, { ...asItIs(invoice), ...change })

export function done<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`${String(status)} ${JSON.stringify(body)}`)
  return body
}
