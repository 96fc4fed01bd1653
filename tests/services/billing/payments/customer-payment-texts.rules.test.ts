import {
  chargesSentence,
  paidSentence,
  paidTag,
  partSentence,
  todayInCode,
} from '@/services/billing/payments/customer-payment-texts.rules'
import { wireInvoice, wirePayment, wirePaymentOptions } from '@/tests/factories/wire/invoices.wire'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-12-22T15:00:00Z')
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

describe('what late payment adds', () => {
  it('is written out (L9 of the billing paper)', () => {
    const options = wirePaymentOptions({
      open_total: '17538.00',
      late: { fine: '350.76', interest: '99.38', days: 17 },
    })
    expect(plain(chargesSentence(options))).toBe('R$ 17.538,00 + multa de R$ 350,76 + juros de R$ 99,38.')
    expect(todayInCode()).toBe('O código já inclui os encargos de hoje, 22/12.')
  })

  it('is nothing in time', () => {
    expect(chargesSentence(wirePaymentOptions())).toBeUndefined()
  })
})

it('says what has been paid so far', () => {
  expect(plain(partSentence(wireInvoice({ partially_paid: true, paid_total: '783.20' })))).toBe(
    'Já foram pagos R$ 783,20 de R$ 6.783,20.',
  )
  expect(partSentence(wireInvoice())).toBeUndefined()
})

describe('a part that a credit note gave back', () => {
  const note = wirePayment({ id: 6, amount: '100.00', method: 'OTHER', is_credit_note: true })
  const sentence = (paid_total: string) =>
    plain(partSentence(wireInvoice({ partially_paid: true, paid_total, payments: [note] })))

  it('was not paid', () => {
    expect(sentence('100.00')).toBe('Uma nota de crédito abateu R$ 100,00 de R$ 6.783,20.')
  })

  it('stands beside what was', () => {
    expect(sentence('883.20')).toBe('De R$ 6.783,20, já foram pagos R$ 783,20, e uma nota de crédito abateu R$ 100,00.')
  })
})

describe('how it was paid', () => {
  it.each([
    ['in time', [wirePayment()], 'Por Pix, dentro do prazo.', 'Paga em 04/12'],
    [
      'late, in two ways',
      [wirePayment({ amount: '783.20' }), wirePayment({ id: 6, method: 'BOLETO', paid_on: '2026-12-10' })],
      'Por boleto e Pix, depois do vencimento.',
      'Paga em 10/12',
    ],
    ['not by a payment that was reversed', [wirePayment({ reversed_at: '2026-12-05T12:00:00Z' })], undefined, 'Paga'],
  ])('%s', (_, payments, sentence, tag) => {
    const invoice = wireInvoice({ status: 'PAID', payments })
    expect(paidSentence(invoice)).toBe(sentence)
    expect(paidTag(invoice)).toBe(tag)
  })

  it('is said of what was paid, not of what a credit note gave back', () => {
    const note = wirePayment({ id: 6, method: 'OTHER', paid_on: '2026-12-20', is_credit_note: true })
    const invoice = wireInvoice({ payments: [wirePayment({ paid_on: '2026-12-04' }), note] })
    expect(paidSentence(invoice)).toBe('Por Pix, dentro do prazo.')
    expect(paidSentence(wireInvoice({ payments: [note] }))).toBeUndefined()
    expect(paidTag(wireInvoice({ payments: [note] }))).toBe('Paga')
  })
})
