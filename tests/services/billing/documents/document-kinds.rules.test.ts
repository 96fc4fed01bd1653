import { neededDocuments, rentalDocumentOn } from '@/services/billing/documents/document-kinds.rules'
import type { InvoiceKind, TaxKind } from '@/services/billing/invoices/invoice-states.rules'

const NEVER = { rentalDocument: 'FATURA_LOCACAO', rentalNfseFrom: null } as const
const FROM_2027 = { rentalDocument: 'FATURA_LOCACAO', rentalNfseFrom: '2027-01-01' } as const
const ALWAYS = { rentalDocument: 'NFSE_NACIONAL', rentalNfseFrom: null } as const

describe('what documents a rental', () => {
  it.each([
    ['2026-12-31', NEVER, 'FATURA_LOCACAO'],
    ['2040-01-01', NEVER, 'FATURA_LOCACAO'],
    ['2026-12-31', FROM_2027, 'FATURA_LOCACAO'],
    ['2027-01-01', FROM_2027, 'NFSE_NACIONAL'],
    ['2027-01-02', FROM_2027, 'NFSE_NACIONAL'],
    ['2026-01-01', ALWAYS, 'NFSE_NACIONAL'],
  ] as const)('on %s by %j is %s', (day, policy, expected) => {
    expect(rentalDocumentOn(day, policy)).toBe(expected)
  })
})

const rental = (amount: string) => ({ taxKind: 'RENTAL' as TaxKind, amount })
const service = (amount: string) => ({ taxKind: 'SERVICE' as TaxKind, amount })

describe('the documents of an invoice', () => {
  it.each([
    ['rental alone', 'MONTHLY', [rental('900.00')], ['FATURA_LOCACAO 900.00']],
    ['service alone', 'MONTHLY', [service('120.00')], ['NFSE_SERVICO 120.00']],
    [
      'both, each over its own lines',
      'MONTHLY',
      [rental('1500.00'), service('120.00'), rental('-120.00'), rental('0.10'), rental('0.20')],
      ['FATURA_LOCACAO 1380.30', 'NFSE_SERVICO 120.00'],
    ],
    [
      'a service that a coupon takes away',
      'MONTHLY',
      [rental('900.00'), service('12.00'), service('-12.00')],
      ['FATURA_LOCACAO 900.00'],
    ],
    ['a negative rental beside a service', 'EXTRA', [rental('-10.00'), service('30.00')], ['NFSE_SERVICO 30.00']],
    ['what is billed apart from the months', 'EXTRA', [rental('250.00')], ['FATURA_LOCACAO 250.00']],
    ['a credit note', 'CREDIT', [rental('-90.00'), service('-10.00')], []],
    ['nothing', 'MONTHLY', [], []],
  ])('for %s', (_, kind, lines, expected) => {
    const documents = neededDocuments({ kind: kind as InvoiceKind, lines }, '2026-12-01', NEVER)
    expect(documents.map((one) => `${one.kind} ${one.amount}`)).toEqual(expected)
  })

  it('follow the day of the issue, and services stay what they are', () => {
    const invoice = { kind: 'MONTHLY' as const, lines: [rental('900.00'), service('120.00')] }
    const kindsOn = (day: string) => neededDocuments(invoice, day, FROM_2027).map(({ kind }) => kind)
    expect(kindsOn('2026-12-31')).toEqual(['FATURA_LOCACAO', 'NFSE_SERVICO'])
    expect(kindsOn('2027-01-01')).toEqual(['NFSE_NACIONAL', 'NFSE_SERVICO'])
  })
})
