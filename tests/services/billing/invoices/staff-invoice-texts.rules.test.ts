import {
  issueRefusal,
  measurementFormula,
  staffInvoiceTag,
  staffInvoiceTitle,
} from '@/services/billing/invoices/staff-invoice-texts.rules'
import { wireInvoice, wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'

const NOW = new Date('2026-12-01T12:00:00.000Z')

it.each([
  ['A vencer', {}],
  ['Vence amanhã', { due_on: '2026-12-02' }],
  ['A vencer', { due_on: '2026-12-02', extended_to: '2026-12-20' }],
  ['Vence amanhã', { due_on: '2026-11-20', extended_to: '2026-12-02' }],
  ['12 dias de atraso', { overdue: true, days_late: 12 }],
  ['Contestada', { overdue: true, days_late: 12, disputed: true }],
  ['Paga em parte', { partially_paid: true }],
  ['Paga', { status: 'PAID' as const }],
  ['Rascunho', { status: 'DRAFT' as const }],
  ['Incobrável', { status: 'UNCOLLECTIBLE' as const, overdue: true, days_late: 90 }],
  ['Emitida', { kind: 'CREDIT' as const }],
  ['Emitida', { kind: 'CREDIT' as const, status: 'PAID' as const }],
])('staff read %s', (word, change) => {
  expect(staffInvoiceTag(wireInvoiceSummary(change), NOW).word).toBe(word)
})

it('an invoice is named by its company and its month, or by what it is', () => {
  expect(staffInvoiceTitle(wireInvoice())).toBe('Horizonte Engenharia, novembro de 2026')
  expect(staffInvoiceTitle(wireInvoice({ kind: 'EXTRA' }))).toBe('Fatura avulsa de Horizonte Engenharia')
})

it('a cell says the first objection in short, and how many more there are', () => {
  const price = '3 unidades sem preço: escreva o valor, ou o motivo de não cobrar.'
  expect(issueRefusal({ objections: [] })).toBeUndefined()
  expect(issueRefusal({ objections: [price] })).toBe('3 unidades sem preço')
  expect(issueRefusal({ objections: [price, 'O vencimento escolhido já passou.'] })).toBe(
    '3 unidades sem preço e mais 1',
  )
})

it.each([
  ['mês inteiro', { days: 30, divisor: 30, fee: '157.00', amount: '157.00' }],
  ['R$\u00A0178,00 × 15 ÷ 30', { days: 15, divisor: 30, fee: '178.00', amount: '89.00' }],
  ['R$\u00A00,15 × 15 ÷ 30, com o arredondamento do mês', { days: 15, divisor: 30, fee: '0.15', amount: '0.07' }],
])('a measured amount comes about as %s', (formula, row) => {
  expect(measurementFormula(row)).toBe(formula)
})
