import { createApp } from '@/server/app'
import { transaction } from '@/server/db/client'
import { requestInvoiceDocuments } from '@/server/billing/documents/request-documents'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import type { Answer } from '../http/call-api'
import { rowsOf } from '../rows'
import { runJobs } from '../run-jobs'
import { anInvoice } from './invoices.factory'

type Wanted = NonNullable<Parameters<typeof anInvoice>[0]>

/** An issued invoice whose documents were asked for; with `isAnswered` also given. */
export async function aDocumentedInvoice({ isAnswered = true, ...invoice }: Wanted & { isAnswered?: boolean } = {}) {
  const issued = await anInvoice(invoice)
  await transaction((tx) => requestInvoiceDocuments(tx, issued))
  await runJobs()
  if (isAnswered) await answerOfTheSandbox()
  return issued
}

/** The sandbox authorizes after two seconds; it remembers in the id that it gave. */
export async function answerOfTheSandbox(): Promise<void> {
  await waitAtTheSandbox()
  await runJobs()
}

export async function waitAtTheSandbox(): Promise<void> {
  await rowsOf(
    `update invoice_documents set external_id = regexp_replace(external_id, '^sandbox-[0-9a-z]+', 'sandbox-m00000')
     where external_id like 'sandbox-%' and status = 'PENDING'`,
  )
  await rowsOf(`update pgboss.job set start_after = now() where name = 'billing.read-document' and state = 'created'`)
}

type Document = {
  id: number
  kind: string
  status: string
  issuer: string
  number: string | null
  message: string | null
  pdf_key: string | null
  pdf_sha256: string | null
  xml_key: string | null
}

/** The rows of an invoice's documents, the first asked for first. */
export const documentRowsOf = (invoiceId: number): Promise<Document[]> =>
  rowsOf<Document>('select * from invoice_documents where invoice_id = $1 order by id', [invoiceId])

/** The keys of its files: its PDF, and those of its documents. */
export async function fileKeysOf(invoiceId: number): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    `select pdf_key as key from invoices where id = $1 and pdf_key is not null
     union all select unnest(array_remove(array[pdf_key, xml_key], null)) from invoice_documents where invoice_id = $1`,
    [invoiceId],
  )
  return rows.map(({ key }) => key)
}

type Sent = { fields?: Record<string, string>; pdf?: Uint8Array<ArrayBuffer>; xml?: Uint8Array<ArrayBuffer> }

/** Uploads a document that was issued elsewhere. */
export async function putDocument(
  token: string,
  invoiceId: number,
  { fields = { kind: 'NFSE_SERVICO', number: '4711' }, pdf, xml }: Sent,
): Promise<Answer<InvoiceDocument[]>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (pdf) form.append('pdf', new File([pdf], 'nota.pdf', { type: 'application/pdf' }))
  if (xml) form.append('xml', new File([xml], 'nota.xml', { type: 'application/xml' }))
  const response = await createApp().request(`/api/invoices/${String(invoiceId)}/documents`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as InvoiceDocument[] }
}

/** The XML of a document, as a portal gives it. */
export const anXml = (text = '<nfse><numero>4711</numero></nfse>'): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`)

/** A file from the API, as bytes. */
export async function getFile(path: string, token: string) {
  const response = await createApp().request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
