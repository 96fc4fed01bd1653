import { documentCommands } from '@/services/billing/documents/document-commands.rules'
import { wireInvoice, wireInvoiceDocument } from '@/tests/factories/wire/invoices.wire'

const MANAGED = { allowed_actions: ['manage_documents' as const] }
const note = (overrides: Parameters<typeof wireInvoiceDocument>[0] = {}) =>
  wireInvoiceDocument({ id: 91, kind: 'NFSE_SERVICO', ...overrides })
const rejected = note({ status: 'REJECTED', message: 'CNPJ não encontrado.' })
const canceled = note({ status: 'CANCELED' })

describe('what staff may do with a fiscal document', () => {
  it.each([
    ['an authorized one is cancelled', note(), [], ['cancel']],
    ['one that somebody issues at a portal is uploaded', note({ status: 'PENDING' }), [], ['upload']],
    ['one that waits for its issuer is left alone', note({ status: 'PENDING', awaits_issuer: true }), [], []],
    ['a rejected one is uploaded or asked for again', rejected, [], ['upload', 'request']],
    ['so is a cancelled one', canceled, [], ['upload', 'request']],
    ['one that is missing', note({ id: null, status: null }), [], ['upload', 'request']],
    ['none while another one counts in its place', canceled, [note({ id: 92 })], []],
    ['none while another one waits in its place', rejected, [note({ id: 92, status: 'PENDING' })], []],
    ['again once that was cancelled as well', rejected, [note({ id: 92, status: 'CANCELED' })], ['upload', 'request']],
    [
      'a document of the rental does not stand for one of the service',
      canceled,
      [wireInvoiceDocument()],
      ['upload', 'request'],
    ],
    [
      'the other document of the rental stands for it',
      wireInvoiceDocument({ status: 'CANCELED' }),
      [wireInvoiceDocument({ id: 92, kind: 'NFSE_NACIONAL' })],
      [],
    ],
  ])('%s', (_, document, others, expected) => {
    expect(documentCommands(document, wireInvoice({ ...MANAGED, documents: [document, ...others] }))).toEqual(expected)
  })

  it('nothing is issued for a cancelled invoice, but what counts can be cancelled', () => {
    const invoice = wireInvoice({ ...MANAGED, status: 'CANCELED' })
    expect(documentCommands(rejected, invoice)).toEqual([])
    expect(documentCommands(note(), invoice)).toEqual(['cancel'])
  })

  it('nothing by those who may not manage documents', () => {
    expect(documentCommands(note(), wireInvoice({ allowed_actions: ['extend'] }))).toEqual([])
  })
})
