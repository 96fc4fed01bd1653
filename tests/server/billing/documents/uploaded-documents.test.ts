import { must } from '@/services/invariant/must.rules'
import {
  anXml,
  aDocumentedInvoice,
  documentRowsOf,
  getFile,
  putDocument,
} from '@/tests/factories/billing/documents.factory'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aPdf, aScriptedPdf } from '@/tests/factories/http/files.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { listKeys } from '@/server/storage/storage'
import { sweepDocuments } from '@/server/billing/documents/document-files'

const SERVICE = { amount: '120.00', taxKind: 'SERVICE' } as const
const LARGE = 21 * 1024 * 1024

let token = ''
beforeAll(async () => {
  token = (await aStaffUser(['FINANCEIRO'])).token
})

const files = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const some of listKeys('invoices')) keys.push(...some)
  return keys
}

describe('a document that was issued at a portal', () => {
  it('is kept with its number, key and files, which the customer reads', async () => {
    const company = await aCompany()
    const invoice = await anInvoice({ company, lines: [SERVICE] })
    const fields = { kind: 'NFSE_SERVICO', number: '4711', access_key: '3526112233300018100000000000004711' }
    const [pdf, xml] = [aPdf('Nota 4711'), anXml()]

    const { status, body } = await putDocument(token, invoice.id, { fields, pdf, xml })

    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({ ...fields, status: 'AUTHORIZED', amount: '120.00', has_pdf: true, has_xml: true }),
    ])
    const customer = await aUser({ company })
    const path = `/invoices/${String(invoice.id)}/documents/${String(body[0]?.id)}`
    expect(Buffer.from((await getFile(`${path}/pdf`, customer.token)).bytes)).toEqual(Buffer.from(pdf))
    expect(Buffer.from((await getFile(`${path}/xml`, customer.token)).bytes)).toEqual(Buffer.from(xml))
    expect(await historyOf('invoice', invoice.id)).toEqual(['document_uploaded'])
  })

  it('takes the place of the one that waited for somebody to issue it', async () => {
    const { id } = await anInvoice({ lines: [SERVICE] })
    await rowsOf(
      `insert into invoice_documents (invoice_id, kind, issuer, amount) values ($1, 'NFSE_SERVICO', 'manual', 120.00)`,
      [id],
    )
    await putDocument(token, id, { pdf: aPdf() })
    expect(await documentRowsOf(id)).toEqual([
      expect.objectContaining({ status: 'AUTHORIZED', issuer: 'manual', number: '4711', xml_key: null }),
    ])
  })

  it('does not replace one that counts', async () => {
    const { id } = await aDocumentedInvoice({ lines: [SERVICE] })
    const before = [await documentRowsOf(id), await files()]
    expect((await putDocument(token, id, { pdf: aPdf() })).status).toBe(409)
    expect([await documentRowsOf(id), await files()]).toEqual(before)
  })

  it.each([
    ['without a PDF', {}, 400],
    ['without a number', { fields: { kind: 'NFSE_SERVICO', number: ' ' }, pdf: aPdf() }, 400],
    [
      'with a key that is none',
      { fields: { kind: 'NFSE_SERVICO', number: '1', access_key: '../x' }, pdf: aPdf() },
      400,
    ],
    ['for what the invoice does not bill', { fields: { kind: 'NFSE_NACIONAL', number: '1' }, pdf: aPdf() }, 400],
    [
      'with a field that it does not have',
      { fields: { kind: 'NFSE_SERVICO', number: '1', note: 'x' }, pdf: aPdf() },
      400,
    ],
    ['with a PDF that runs a script', { pdf: aScriptedPdf() }, 415],
    ['with an XML in place of the PDF', { pdf: anXml() }, 415],
    ['with a PDF in place of the XML', { pdf: aPdf(), xml: aPdf() }, 415],
    ['with a page in place of the XML', { pdf: aPdf(), xml: anXml('<html><script>alert(1)</script></html>') }, 415],
    [
      'with an XML that names other files',
      { pdf: aPdf(), xml: anXml('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>') },
      415,
    ],
    [
      'with an XML that a browser would run',
      { pdf: aPdf(), xml: anXml('<a><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script></a>') },
      415,
    ],
    ['with an XML that breaks off', { pdf: aPdf(), xml: anXml('<nfse><numero>1') }, 415],
    ['with an XML of 3 MB', { pdf: aPdf(), xml: anXml(`<a>${'x'.repeat(3 * 1024 * 1024)}</a>`) }, 413],
    ['with a PDF of 21 MB', { pdf: new Uint8Array(LARGE) }, 413],
  ])('is refused %s, and leaves nothing behind', async (_, sent, status) => {
    const { id } = await anInvoice({ lines: [SERVICE] })
    const before = await files()
    expect((await putDocument(token, id, sent)).status).toBe(status)
    expect([await documentRowsOf(id), await files()]).toEqual([[], before])
  })
})

describe('files of invoices', () => {
  it('that no row refers to are swept after a day, and all others stay', async () => {
    const { id } = await aDocumentedInvoice({ lines: [{}, SERVICE] })
    const nfse = must((await documentRowsOf(id)).at(-1), 'NFS-e')
    await rowsOf('update invoice_documents set xml_key = null, xml_sha256 = null where id = $1', [nfse.id])
    const before = await files()

    await sweepDocuments(new Date())
    expect(await files()).toEqual(before)
    await sweepDocuments(new Date(Date.now() + 25 * 3_600_000))

    expect((await files()).sort()).toEqual(before.filter((key) => key !== nfse.xml_key).sort())
  })
})
