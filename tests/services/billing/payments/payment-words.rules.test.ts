import { creditNotePayment, isCreditNotePayment, isReservedName } from '@/services/billing/payments/payment-words.rules'

describe('a payment that stands for a credit note', () => {
  it.each([
    ['is one by the name that we gave it', { source: 'manual', externalId: creditNotePayment(40) }, true],
    ['is none by the name of a bank', { source: 'file', externalId: 'credit-note-40' }, false],
    ['is none without a name', { source: 'manual', externalId: null }, false],
  ] as const)('%s', (_, payment, expected) => {
    expect(isCreditNotePayment(payment)).toBe(expected)
  })

  it.each([
    ['credit-note-1', true],
    ['CREDIT-NOTE-1', true],
    ['E40', false],
  ])('has a name that nobody else gives: %s', (name, expected) => {
    expect(isReservedName(name)).toBe(expected)
  })
})
