import {
  customerInvoiceTag,
  dayText,
  dueNote,
  dueSentence,
  graceSentence,
  invoiceTitle,
  monthName,
} from '@/services/billing/invoices/customer-invoice-texts.rules'
import { wireInvoice, wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'

const at = (day: string): Date => new Date(`${day}T15:00:00Z`)
const FIRST = at('2026-12-01')

it.each([
  ['2026-11', 'novembro'],
  ['2025-12', 'dezembro de 2025'],
])('the month %s is called %s in December 2026', (period, name) => {
  expect(monthName(period, FIRST)).toBe(name)
})

it.each([
  [{}, 'Fatura de novembro'],
  [{ kind: 'EXTRA' }, 'Fatura avulsa'],
  [{ kind: 'CREDIT' }, 'Nota de crédito'],
] as const)('an invoice with %j is called %s', (facts, title) => {
  expect(invoiceTitle(wireInvoiceSummary(facts), FIRST)).toBe(title)
})

describe('the state that a customer reads', () => {
  it.each([
    ['open', {}, 'A vencer', 'neutral'],
    ['given up by staff', { status: 'UNCOLLECTIBLE', overdue: true }, 'Vencida', 'bad'],
    ['late', { overdue: true, days_late: 12 }, 'Vencida', 'bad'],
    ['contested, though late', { overdue: true, disputed: true }, 'Em análise', 'info'],
    ['paid in part', { partially_paid: true }, 'Paga em parte', 'neutral'],
    ['paid', { status: 'PAID' }, 'Paga', 'ok'],
    ['cancelled', { status: 'CANCELED' }, 'Cancelada', 'neutral'],
    ['a note of credit', { kind: 'CREDIT' }, 'Crédito', 'ok'],
  ] as const)('of one that is %s', (_, facts, word, tone) => {
    expect(customerInvoiceTag(wireInvoiceSummary(facts))).toEqual({ tone, word })
  })
})

it.each([
  [{}, 'vencimento 05/12/2026'],
  [{ extended_to: '2026-12-15' }, 'vencimento 15/12/2026'],
  [{ kind: 'CREDIT', issued_on: '2026-11-24', due_on: '2026-11-24' }, 'emitida em 24/11/2026'],
] as const)('the day of an invoice with %j is named %s', (facts, text) => {
  expect(dayText(wireInvoiceSummary(facts), at('2027-01-10'))).toBe(text)
})

describe('the note beside a due day', () => {
  it.each([
    ['long before', {}, '2026-12-01', undefined],
    ['the day before', {}, '2026-12-04', { text: 'vence amanhã', tone: 'soon' }],
    ['on the day', {}, '2026-12-05', { text: 'vence hoje', tone: 'soon' }],
    ['on the weekend after it', {}, '2026-12-06', { text: 'sem encargos até segunda, 07/12', tone: 'soon' }],
    ['late', { overdue: true, days_late: 12 }, '2026-12-17', { text: '12 dias de atraso', tone: 'late' }],
    ['late by a day', { overdue: true, days_late: 1 }, '2026-12-08', { text: '1 dia de atraso', tone: 'late' }],
    ['after the printed day of one with a later day', { extended_to: '2026-12-15' }, '2026-12-09', undefined],
    ['on the later day', { extended_to: '2026-12-15' }, '2026-12-15', { text: 'vence hoje', tone: 'soon' }],
    ['contested', { overdue: true, days_late: 12, disputed: true }, '2026-12-17', undefined],
    ['paid', { status: 'PAID' }, '2026-12-17', undefined],
  ] as const)('%s', (_, facts, day, note) => {
    expect(dueNote(wireInvoiceSummary(facts), at(day))).toEqual(note)
  })
})

describe('the sentence about the due day', () => {
  it.each([
    ['2026-12-01', { before: 'Vence no', day: 'sábado, 05/12', tone: 'plain' }],
    ['2026-12-04', { before: 'Vence', day: 'amanhã, 05/12', tone: 'soon' }],
    ['2026-12-05', { before: 'Vence', day: 'hoje, 05/12', tone: 'soon' }],
    ['2026-12-22', { before: 'Venceu no', day: 'sábado, 05/12', tone: 'late' }],
  ])('on %s', (day, sentence) => {
    expect(dueSentence(wireInvoice(), at(day))).toEqual(sentence)
  })

  it('is about the later day that staff agreed to', () => {
    expect(dueSentence(wireInvoice({ extended_to: '2026-12-15' }), FIRST)).toEqual({
      before: 'Vence na',
      day: 'terça, 15/12',
      tone: 'plain',
    })
  })
})

describe('why charges begin later than the due day', () => {
  it.each([
    ['a Saturday', {}, 'Como cai no fim de semana, sem encargos até segunda, 07/12.'],
    [
      'Christmas, a Friday',
      { due_on: '2026-12-25', payable_on: '2026-12-28' },
      'Como cai em um feriado, sem encargos até segunda, 28/12.',
    ],
    ['a business day', { due_on: '2026-12-10', payable_on: '2026-12-10' }, undefined],
  ])('on %s', (_, days, sentence) => {
    expect(graceSentence(wireInvoice(days), FIRST)).toBe(sentence)
  })
})
