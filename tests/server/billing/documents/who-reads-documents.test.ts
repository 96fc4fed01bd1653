import { callApi } from '@/tests/factories/http/call-api'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { aDocumentedInvoice, documentRowsOf, getFile } from '@/tests/factories/billing/documents.factory'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'

const SERVICE = { amount: '120.00', taxKind: 'SERVICE' } as const

async function aCustomerWithDocuments(wanted: Parameters<typeof aDocumentedInvoice>[0] = {}) {
  const company = await aCompany()
  const invoice = await aDocumentedInvoice({ lines: [{}, SERVICE], dueOn: '2099-12-05', ...wanted, company })
  const documents = await documentRowsOf(invoice.id)
  const nfse = must(
    documents.find(({ kind }) => kind === 'NFSE_SERVICO'),
    'NFS-e',
  )
  return { invoice, nfse, customer: await aUser({ company }), path: `/invoices/${String(invoice.id)}` }
}

describe('a customer', () => {
  it('reads the PDF and the authorized documents of the own company, as downloads that run nothing', async () => {
    const { customer, path, nfse } = await aCustomerWithDocuments()
    const files = `${path}/documents/${String(nfse.id)}`

    const pdf = await getFile(`${files}/pdf`, customer.token)
    const xml = await getFile(`${files}/xml`, customer.token)

    expect((await getFile(`${path}/pdf`, customer.token)).status).toBe(200)
    expect([pdf.status, xml.status]).toEqual([200, 200])
    expect((await pdfPages(pdf.bytes)).join(' ')).toContain('sem valor fiscal')
    expect(new TextDecoder().decode(xml.bytes)).toContain('<tipo>NFSE_SERVICO</tipo>')
    expect(Object.fromEntries(xml.headers)).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Nota fiscal de servico \d+, fatura/,
      ) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    })
  })

  it('sees no document before it is authorized, and not why one was rejected', async () => {
    const { customer, path, nfse } = await aCustomerWithDocuments({ isAnswered: false })

    const listed = await callApi<InvoiceDocument[]>('GET', `${path}/documents`, { token: customer.token })
    const file = await getFile(`${path}/documents/${String(nfse.id)}/pdf`, customer.token)

    expect(listed.body.map(({ kind, status, message }) => ({ kind, status, message }))).toEqual([
      { kind: 'FATURA_LOCACAO', status: 'AUTHORIZED', message: null },
    ])
    expect(file.status).toBe(404)
  })

  it('finds nothing of another company, and no draft of the own one', async () => {
    const { path, nfse } = await aCustomerWithDocuments()
    const company = await aCompany()
    const stranger = await aUser({ company })
    const draft = await anInvoice({ company, status: 'DRAFT' })

    const paths = [
      `${path}/pdf`,
      `${path}/documents`,
      `${path}/documents/${String(nfse.id)}/pdf`,
      `${path}/documents/${String(nfse.id)}/xml`,
      `/invoices/${String(draft.id)}/pdf`,
      `/invoices/${String(draft.id)}/documents`,
    ]
    const answers = await Promise.all(paths.map((one) => getFile(one, stranger.token)))

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it('cannot reach a document under another invoice', async () => {
    const { nfse } = await aCustomerWithDocuments()
    const own = await aCustomerWithDocuments()
    const file = await getFile(`${own.path}/documents/${String(nfse.id)}/pdf`, own.customer.token)
    expect(file.status).toBe(404)
  })
})

describe('staff', () => {
  it('see what a draft will need, and that it is a draft', async () => {
    const { token } = await aStaffUser(['FINANCEIRO'])
    const { id } = await anInvoice({ status: 'DRAFT', lines: [{}, SERVICE] })

    const { body } = await callApi<InvoiceDocument[]>('GET', `/invoices/${String(id)}/documents`, { token })
    const preview = await getFile(`/invoices/${String(id)}/pdf`, token)

    expect(body.map(({ id: documentId, kind, status, amount }) => [documentId, kind, status, amount])).toEqual([
      [null, 'FATURA_LOCACAO', null, '900.00'],
      [null, 'NFSE_SERVICO', null, '120.00'],
    ])
    const pages = await pdfPages(preview.bytes)
    expect(pages.every((page) => page.includes('RASCUNHO'))).toBe(true)
    expect(pages.join(' ')).not.toContain('br.gov.bcb.pix')
  })
})
