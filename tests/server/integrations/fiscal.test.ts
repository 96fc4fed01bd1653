import { transaction } from '@/server/db/client'
import { parseSettings } from '@/server/config/settings'
import { requestDocument } from '@/server/billing/documents/document-jobs'
import { documentPolicy, issuerNamed, issuerOf } from '@/server/integrations/fiscal/choose-issuer'
import { type FiscalDocument, FiscalFailure } from '@/server/integrations/fiscal/issuer'
import { ownIssuer } from '@/server/integrations/fiscal/own'
import { SANDBOX_DELAY_MS, sandboxIssuer } from '@/server/integrations/fiscal/sandbox'
import { must } from '@/services/invariant/must.rules'
import { documentRowsOf } from '@/tests/factories/billing/documents.factory'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const given = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32) }
const settingsOf = (more: Record<string, string>) => parseSettings({ ...given, NODE_ENV: 'production', ...more })

const aDocument = (overrides: Partial<FiscalDocument> = {}): FiscalDocument => ({
  reference: 'A-000231-NFSE_NACIONAL-1',
  kind: 'NFSE_NACIONAL',
  invoiceNumber: '000231',
  period: '2026-11-01',
  issuedOn: '2026-12-01',
  customer: { corporate_name: 'Silva & Filhos <Ltda>', trade_name: 'Silva', cnpj: '11222333000181', uf: 'SP' },
  amount: '900.00',
  goods: [{ description: 'Notebook', ncm: '84713012', quantity: 3 }],
  print: () => Promise.resolve(new Uint8Array([1])),
  ...overrides,
})

/** Asked for two seconds ago. */
async function asked(document: FiscalDocument): Promise<string> {
  const { externalId } = await sandboxIssuer.request(document)
  const before = (Date.now() - SANDBOX_DELAY_MS).toString(36)
  return must(externalId, 'id').replace(/^sandbox-[0-9a-z]+/, `sandbox-${before}`)
}

describe('who issues a document', () => {
  it.each([
    ['a fatura, with real customers', 'FATURA_LOCACAO', {}, 'own'],
    ['a fatura, with demo data', 'FATURA_LOCACAO', { DEMO_DATA: 'on' }, 'own'],
    ['an NFS-e, with real customers', 'NFSE_SERVICO', {}, undefined],
    ['an NFS-e, with demo data', 'NFSE_NACIONAL', { DEMO_DATA: 'on' }, 'sandbox'],
    ['an NFS-e by hand, with demo data', 'NFSE_NACIONAL', { DEMO_DATA: 'on', FISCAL_ISSUER: 'manual' }, undefined],
  ] as const)('%s', (_, kind, settings, expected) => {
    expect(issuerOf(kind, settingsOf(settings))?.name).toBe(expected)
  })

  it('is asked for by the name that stands in the document', () => {
    expect([issuerNamed('own'), issuerNamed('sandbox'), issuerNamed('manual')]).toEqual([
      ownIssuer,
      sandboxIssuer,
      null,
    ])
  })

  it('is no matter of the policy, which comes from the settings', () => {
    expect(documentPolicy(settingsOf({ RENTAL_NFSE_FROM: '2027-01-01' }))).toEqual({
      rentalDocument: 'FATURA_LOCACAO',
      rentalNfseFrom: '2027-01-01',
    })
  })
})

describe('the sandbox', () => {
  it('authorizes after two seconds, with an XML and a PDF that say that they are made up', async () => {
    const document = aDocument()
    const answer = await sandboxIssuer.request(document)
    expect(answer.status).toBe('pending')
    expect(await sandboxIssuer.read(must(answer.externalId, 'id'), document)).toEqual(answer)

    const authorized = await sandboxIssuer.read(await asked(document), document)
    if (authorized.status !== 'authorized') throw new Error(authorized.status)
    const xml = new TextDecoder().decode(must(authorized.xml, 'XML'))
    expect(authorized).toMatchObject({ number: expect.stringMatching(/^\d+$/) as string })
    expect(authorized.accessKey).toMatch(/^\d{50}$/)
    expect(xml).toContain('sem valor fiscal')
    expect(xml).toContain('<nome>Silva &#38; Filhos &#60;Ltda&#62;</nome>')
    expect(xml).toContain('<ncm>84713012</ncm><descricao>Notebook</descricao><quantidade>3</quantidade>')
    expect((await pdfPages(authorized.pdf)).join(' ')).toContain('Documento de teste, sem valor fiscal')
  })

  it('rejects a CNPJ that ends with 99', async () => {
    const document = aDocument({ customer: { ...aDocument().customer, cnpj: '11222333000199' } })
    expect(await sandboxIssuer.read(await asked(document), document)).toMatchObject({
      status: 'rejected',
      message: expect.stringMatching(/CNPJ/) as string,
    })
  })

  it('knows only what it was asked for', async () => {
    const failure = new FiscalFailure('not_found', 'Documento desconhecido')
    await expect(sandboxIssuer.read('x', aDocument())).rejects.toEqual(failure)
    await expect(sandboxIssuer.cancel('x', 'Valor errado')).rejects.toEqual(failure)
  })
})

describe('an issuer that fails', () => {
  afterEach(() => jest.restoreAllMocks())

  const ask = async () => {
    const { id } = await anInvoice({ lines: [{ taxKind: 'SERVICE', amount: '120.00' }] })
    const [row] = await rowsOf<{ id: number }>(
      `insert into invoice_documents (invoice_id, kind, issuer, amount) values ($1, 'NFSE_SERVICO', 'sandbox', 120.00)
       returning id`,
      [id],
    )
    await transaction((tx) => requestDocument.enqueue(tx, { id: must(row, 'document').id }))
    return id
  }

  it('for a while leaves the document waiting, and is asked again', async () => {
    const call = jest.spyOn(sandboxIssuer, 'request').mockRejectedValueOnce(new FiscalFailure('unavailable', 'timeout'))
    const id = await ask()
    await expect(runJobs()).rejects.toThrow('unavailable')
    expect(await documentRowsOf(id)).toEqual([expect.objectContaining({ status: 'PENDING' })])

    await rowsOf(`update pgboss.job set state = 'retry', start_after = now() where name = 'billing.request-document'`)
    await runJobs()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('for good rejects the document with its words', async () => {
    jest.spyOn(sandboxIssuer, 'request').mockRejectedValueOnce(new FiscalFailure('refused', 'Certificado vencido'))
    const id = await ask()
    await runJobs()
    expect(await documentRowsOf(id)).toEqual([
      expect.objectContaining({ status: 'REJECTED', message: 'Certificado vencido' }),
    ])
  })

  it('by being gone rejects the document, so that staff ask anew or upload it', async () => {
    const id = await ask()
    await rowsOf(`update invoice_documents set issuer = 'former' where invoice_id = $1`, [id])
    await runJobs()
    expect(await documentRowsOf(id)).toEqual([
      expect.objectContaining({
        status: 'REJECTED',
        message: expect.stringMatching(/não está mais configurado/) as string,
      }),
    ])
  })
})
