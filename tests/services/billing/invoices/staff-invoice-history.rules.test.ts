import { INVOICE_AUDIT_ACTIONS } from '@/services/billing/invoices/invoice-audit.rules'
import { invoiceChangeText, invoiceEventLabel } from '@/services/billing/invoices/staff-invoice-history.rules'

describe('the history says what became of an invoice', () => {
  it.each([
    ['disputed', 'Fatura contestada pelo cliente'],
    ['dispute_moved', 'Contestação levada para outro chamado'],
    ['dispute_ended', 'Contestação encerrada'],
    ['paid', 'Fatura paga'],
    ['credited', 'Abatimento por nota de crédito'],
    ['unknown', 'Fatura alterada'],
  ])('%s', (action, words) => {
    expect(invoiceEventLabel(action, 'MONTHLY')).toBe(words)
  })

  it('in words of its own for each event', () => {
    const words = INVOICE_AUDIT_ACTIONS.map((action) => invoiceEventLabel(action, 'EXTRA'))
    expect(new Set(words).size).toBe(INVOICE_AUDIT_ACTIONS.length)
    expect(words).not.toContain('Fatura alterada')
  })

  it.each([
    ['created', 'Nota de crédito criada'],
    ['issued', 'Nota de crédito emitida'],
    ['paid', 'Crédito lançado para o cliente'],
  ])('and of a credit note in words of its own: %s', (action, words) => {
    expect(invoiceEventLabel(action, 'CREDIT')).toBe(words)
  })
})

describe('the history says what an event changed', () => {
  it.each([
    [{ before: { total: '900.00' }, after: { total: '1020.00' } }, 'total de R$ 900,00 para R$ 1.020,00'],
    [{ before: { due_on: '2026-12-05' }, after: { due_on: '2026-12-10' } }, 'vencimento para 10/12/2026'],
    [{ before: null, after: { payment: 5, amount: '900.00', method: 'PIX' } }, 'R$ 900,00'],
    [{ before: { payment: 5, amount: '900.00' }, after: null }, 'R$ 900,00'],
    [{ before: null, after: { credit: '18.00' } }, 'R$ 18,00'],
    [{ before: null, after: { document: 9, kind: 'NFSE_SERVICO', number: '4812' } }, 'Nota fiscal de serviço nº 4812'],
    [{ before: null, after: { document: 9, kind: 'NFSE_NACIONAL' } }, 'NFS-e de locação'],
    [
      { before: null, after: { document: 9, kind: 'NFSE_NACIONAL', message: 'CNPJ inválido' } },
      'NFS-e de locação, CNPJ inválido',
    ],
    [{ before: { ticket: 1060 }, after: { ticket: 1061 } }, 'chamado 1061'],
    [{ before: { status: 'ISSUED' }, after: { status: 'CANCELED' } }, ''],
  ])('%j', (event, text) => {
    expect(invoiceChangeText(event).replaceAll('\u00A0', ' ')).toBe(text)
  })
})
