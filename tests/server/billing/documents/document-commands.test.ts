import { transaction } from '@/server/db/client'
import { SYSTEM } from '@/server/audit/audit.service'
import { cancelInvoiceDocuments } from '@/server/billing/documents/cancel-at-issuer'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import { must } from '@/services/invariant/must.rules'
import {
  aDocumentedInvoice,
  answerOfTheSandbox,
  documentRowsOf,
  getFile,
} from '@/tests/factories/billing/documents.factory'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const SERVICE = { amount: '120.00', taxKind: 'SERVICE' } as const

let token = ''
beforeAll(async () => {
  token = (await aStaffUser(['FINANCEIRO'])).token
})

const request = (invoiceId: number, kind: string) =>
  callApi<InvoiceDocument[] & { fields?: object; errors?: string[] }>(
    'POST',
    `/invoices/${String(invoiceId)}/documents`,
    {
      token,
      body: { kind },
    },
  )

const cancel = (invoiceId: number, documentId: number) =>
  callApi<InvoiceDocument[] & { errors?: string[] }>(
    'POST',
    `/invoices/${String(invoiceId)}/documents/${String(documentId)}/cancel`,
    { token, body: { reason: 'Valor errado' } },
  )

const documentOf = async (invoiceId: number, kind: string) =>
  must(
    (await documentRowsOf(invoiceId)).findLast((row) => row.kind === kind),
    kind,
  )

describe('asking for a document by hand', () => {
  it('asks again for one that was rejected, and keeps the rejected one', async () => {
    const company = await aCompany({ cnpj: '11222333000299' })
    const { id } = await aDocumentedInvoice({ company, lines: [SERVICE] })

    const { status, body } = await request(id, 'NFSE_SERVICO')

    expect(status).toBe(201)
    expect(body.map((one) => one.status)).toEqual(['REJECTED', 'PENDING'])
    expect(body[0]?.message).toMatch(/CNPJ/)
    expect(await historyOf('invoice', id)).toEqual(['document_rejected', 'document_requested'])
  })

  it('asks for one that an invoice never had', async () => {
    const { id } = await anInvoice({ lines: [{}, SERVICE] })
    await request(id, 'NFSE_SERVICO')
    await runJobs()
    await answerOfTheSandbox()
    expect((await documentRowsOf(id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['NFSE_SERVICO', 'AUTHORIZED'],
    ])
  })

  it.each([
    ['what the invoice does not bill', { lines: [{}] }, 'NFSE_SERVICO', 400],
    ['a second one of its kind', { lines: [{}] }, 'FATURA_LOCACAO', 409],
    ['an NFS-e beside the fatura of the same rental', { lines: [{}] }, 'NFSE_NACIONAL', 409],
    ['a kind that is none', { lines: [{}] }, 'NFE', 400],
  ])('is refused for %s', async (_, wanted, kind, status) => {
    const { id } = await aDocumentedInvoice(wanted)
    const before = await documentRowsOf(id)
    const answer = await request(id, kind)
    expect(answer.status).toBe(status)
    expect(answer.body.fields).toHaveProperty('kind')
    expect(await documentRowsOf(id)).toEqual(before)
  })

  it.each([
    ['a draft', 'DRAFT'],
    ['a cancelled invoice', 'CANCELED'],
  ] as const)('is refused for %s', async (_, status) => {
    const { id } = await anInvoice({ status })
    expect((await request(id, 'FATURA_LOCACAO')).status).toBe(409)
  })

  it('happens once when two people ask at the same time', async () => {
    const { id } = await anInvoice({ lines: [SERVICE] })
    const answers = await Promise.all([request(id, 'NFSE_SERVICO'), request(id, 'NFSE_SERVICO')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await documentRowsOf(id)).toHaveLength(1)
  })
})

describe('cancelling a document', () => {
  it('cancels it at its issuer, keeps its files for staff, and lets another one be asked for', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE] })
    const { id: documentId } = await documentOf(id, 'NFSE_SERVICO')

    const { status, body } = await cancel(id, documentId)

    expect(status).toBe(200)
    expect(body).toEqual([expect.objectContaining({ status: 'CANCELED', message: 'Valor errado', has_pdf: true })])
    expect((await getFile(`/invoices/${String(id)}/documents/${String(documentId)}/pdf`, token)).status).toBe(200)
    expect((await request(id, 'NFSE_SERVICO')).status).toBe(201)
  })

  it('is refused while the issuer has not answered, and a second time', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE], isAnswered: false })
    const { id: documentId } = await documentOf(id, 'NFSE_SERVICO')
    expect((await cancel(id, documentId)).status).toBe(409)

    await answerOfTheSandbox()
    await cancel(id, documentId)
    expect((await cancel(id, documentId)).status).toBe(409)
  })

  it('answers 409 with the words of an issuer that refuses', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE] })
    const { id: documentId } = await documentOf(id, 'NFSE_SERVICO')
    await rowsOf(`update invoice_documents set external_id = 'unknown there' where id = $1`, [documentId])

    const { status, body } = await cancel(id, documentId)

    expect(status).toBe(409)
    expect(body.errors).toEqual(['O emissor recusou: Documento desconhecido'])
    expect(await documentOf(id, 'NFSE_SERVICO')).toMatchObject({ status: 'AUTHORIZED' })
  })

  it('is refused under another invoice', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE] })
    const other = await anInvoice()
    const { id: documentId } = await documentOf(id, 'NFSE_SERVICO')
    expect((await cancel(other.id, documentId)).status).toBe(404)
  })
})

describe('an invoice that is cancelled', () => {
  const cancelInvoice = (id: number) =>
    transaction(async (tx) => {
      await cancelInvoiceDocuments(tx, SYSTEM, id, 'Pedido do cliente')
    })

  it('has its documents cancelled at their issuers', async () => {
    const { id } = await aDocumentedInvoice({ lines: [{}, SERVICE] })
    await cancelInvoice(id)
    await runJobs()
    expect((await documentRowsOf(id)).map(({ status, message }) => [status, message])).toEqual([
      ['CANCELED', 'Pedido do cliente'],
      ['CANCELED', 'Pedido do cliente'],
    ])
  })

  it('tells staff of what they have to cancel at the portal', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE] })
    await rowsOf(`update invoice_documents set issuer = 'manual' where invoice_id = $1`, [id])
    await cancelInvoice(id)
    expect(await documentOf(id, 'NFSE_SERVICO')).toMatchObject({
      status: 'CANCELED',
      message: 'Cancelar no portal. Motivo: Pedido do cliente',
    })
  })

  it('has cancelled what is authorized only afterwards', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE], isAnswered: false })
    await cancelInvoice(id)
    await rowsOf(`update invoices set status = 'CANCELED' where id = $1`, [id])
    await answerOfTheSandbox()
    expect(await documentOf(id, 'NFSE_SERVICO')).toMatchObject({ status: 'CANCELED' })
  })
})
