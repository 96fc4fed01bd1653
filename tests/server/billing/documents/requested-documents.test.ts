import { transaction } from '@/server/db/client'
import { askAgain } from '@/server/billing/documents/document-jobs'
import { requestInvoiceDocuments } from '@/server/billing/documents/request-documents'
import { answerOfTheSandbox, documentRowsOf, waitAtTheSandbox } from '@/tests/factories/billing/documents.factory'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { notificationsOf } from '@/tests/factories/notifications/notifications.factory'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const RENTAL = { amount: '900.00' } as const
const SERVICE = { amount: '120.00', taxKind: 'SERVICE' } as const

type Wanted = Parameters<typeof anInvoice>[0]

/** Issued, its documents asked for in the same transaction, and no job run yet. */
async function anIssuedInvoice(wanted: Wanted, cnpj?: string) {
  const invoice = await anInvoice({ ...wanted, company: await aCompany(cnpj ? { cnpj } : {}) })
  await transaction((tx) => requestInvoiceDocuments(tx, invoice))
  return invoice
}

describe('an invoice that was issued', () => {
  it('gets its PDF, and for the rental a fatura that is the same document', async () => {
    const { id, number } = await anIssuedInvoice({ lines: [RENTAL] })
    await runJobs()

    const [invoice] = await rowsOf('select pdf_sha256, pdf_size from invoices where id = $1', [id])
    expect(await documentRowsOf(id)).toEqual([
      expect.objectContaining({
        kind: 'FATURA_LOCACAO',
        status: 'AUTHORIZED',
        issuer: 'own',
        number: String(number).padStart(6, '0'),
        amount: '900.00',
        pdf_sha256: invoice?.pdf_sha256,
        xml_key: null,
      }),
    ])
    expect(await historyOf('invoice', id)).toEqual(['document_authorized'])
  })

  it('asks for an NFS-e of the services, which is authorized after a while', async () => {
    const { id } = await anIssuedInvoice({ lines: [RENTAL, SERVICE] })
    await runJobs()
    const ofServices = async () => (await documentRowsOf(id)).find(({ kind }) => kind === 'NFSE_SERVICO')
    expect(await ofServices()).toMatchObject({ status: 'PENDING', amount: '120.00', number: null })

    await answerOfTheSandbox()

    expect(await ofServices()).toMatchObject({
      status: 'AUTHORIZED',
      issuer: 'sandbox',
      number: expect.stringMatching(/^\d+$/) as string,
      access_key: expect.stringMatching(/^\d{50}$/) as string,
      xml_key: expect.stringMatching(/^invoices\//) as string,
      pdf_key: expect.stringMatching(/^invoices\//) as string,
    })
  })

  it('shows why a document was rejected', async () => {
    const { id } = await anIssuedInvoice({ lines: [SERVICE] }, '11222333000199')
    await runJobs()
    await answerOfTheSandbox()

    expect(await documentRowsOf(id)).toEqual([
      expect.objectContaining({
        status: 'REJECTED',
        message: expect.stringMatching(/CNPJ/) as string,
        pdf_sha256: null,
      }),
    ])
    expect(await historyOf('invoice', id)).toEqual(['document_rejected'])
  })

  it('tells those who manage invoices of a document that was rejected, and nobody of one that was authorized', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])
    const operator = await aStaffUser(['OPERAÇÃO'])
    const { id, number } = await anIssuedInvoice({ lines: [RENTAL, SERVICE] }, '44555666000199')
    await runJobs()
    await answerOfTheSandbox()

    expect((await notificationsOf(finance)).body.results).toEqual([
      expect.objectContaining({
        kind: 'invoice_document_rejected',
        title: 'O emissor rejeitou um documento fiscal',
        text: `Nota fiscal de serviço · fatura ${String(number).padStart(6, '0')}`,
        href: `/platform/admin/invoices/${String(id)}`,
      }),
    ])
    expect((await notificationsOf(operator)).body.results).toEqual([])
  })

  it('tells nobody of a rejected document once the invoice is cancelled', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])
    const { id } = await anIssuedInvoice({ lines: [SERVICE] }, '44555666000299')
    await rowsOf(`update invoices set status = 'CANCELED' where id = $1`, [id])
    await runJobs()
    await answerOfTheSandbox()

    expect(await documentRowsOf(id)).toEqual([expect.objectContaining({ status: 'REJECTED' })])
    expect((await notificationsOf(finance)).body.results).toEqual([])
  })

  it('needs no documents as a credit note, but has its PDF', async () => {
    const { id: refersToId } = await anInvoice()
    const { id } = await anIssuedInvoice({
      kind: 'CREDIT',
      refersToId,
      lines: [{ amount: '-90.00', kind: 'CORRECTION' }],
    })
    await runJobs()

    expect(await documentRowsOf(id)).toEqual([])
    expect(await rowsOf('select 1 from invoices where id = $1 and pdf_key is not null', [id])).toHaveLength(1)
  })
})

describe('asking for documents', () => {
  it('twice makes none twice', async () => {
    const invoice = await anIssuedInvoice({ lines: [RENTAL, SERVICE] })
    await transaction((tx) => requestInvoiceDocuments(tx, invoice))
    await runJobs()
    await transaction((tx) => requestInvoiceDocuments(tx, invoice))
    await runJobs()

    expect((await documentRowsOf(invoice.id)).map(({ kind }) => kind)).toEqual(['FATURA_LOCACAO', 'NFSE_SERVICO'])
  })

  it('is taken up again when its jobs were lost', async () => {
    const { id } = await anIssuedInvoice({ lines: [SERVICE] })
    await runJobs()
    await waitAtTheSandbox()
    await rowsOf(`delete from pgboss.job where name = 'billing.read-document'`)
    await askAgain(new Date(Date.now() + 3_600_000))
    await runJobs()

    expect(await documentRowsOf(id)).toEqual([expect.objectContaining({ status: 'AUTHORIZED' })])
  })
})
