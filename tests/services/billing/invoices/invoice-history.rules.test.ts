import { invoiceHistory } from '@/services/billing/invoices/invoice-history.rules'
import { wireInvoice, wirePayment } from '@/tests/factories/wire/invoices.wire'

const said = (...given: Parameters<typeof wireInvoice>) =>
  invoiceHistory(wireInvoice(...given)).map(({ what, at }) => [what.replaceAll('\u00A0', ' '), at])

const EVENT = { id: 1, at: '2026-12-02T12:00:00.000Z', due_on: null, ticket_id: null }

it('an invoice was issued, with its service document', () => {
  expect(said()).toEqual([
    ['Nota fiscal de serviço emitida', '2026-12-01T12:05:00.000Z'],
    ['Fatura emitida', '2026-12-01'],
  ])
})

it('was contested and paid; a payment that was reversed is told twice', () => {
  expect(
    said({
      documents: [],
      events: [{ ...EVENT, action: 'disputed', ticket_id: 1061 }],
      payments: [
        wirePayment({ reversed_at: '2026-12-05T12:00:00.000Z' }),
        wirePayment({ id: 6, paid_on: '2026-12-07' }),
      ],
    }),
  ).toEqual([
    ['Pagamento de R$ 6.783,20', '2026-12-07'],
    ['Pagamento de R$ 6.783,20 estornado', '2026-12-05T12:00:00.000Z'],
    ['Pagamento de R$ 6.783,20', '2026-12-04'],
    ['Fatura contestada', '2026-12-02T12:00:00.000Z'],
    ['Fatura emitida', '2026-12-01'],
  ])
})

it.each([
  [{ action: 'canceled' }, 'Fatura cancelada', undefined],
  [{ action: 'extended', due_on: '2026-12-15' }, 'Vencimento prorrogado', 'Até 15/12/2026'],
  [{ action: 'disputed', ticket_id: 1061 }, 'Fatura contestada', 'Chamado 1061'],
  [{ action: 'dispute_ended', ticket_id: 1061 }, 'Contestação encerrada', 'Chamado 1061'],
] as const)('says that %j happened', (event, what, detail) => {
  const [first, second] = invoiceHistory(wireInvoice({ documents: [], events: [{ ...EVENT, ...event }] }))
  expect([first?.what, first?.detail, first?.at]).toEqual([what, detail, EVENT.at])
  expect(second?.what).toBe('Fatura emitida')
})

it('a credit note was issued', () => {
  expect(said({ kind: 'CREDIT', documents: [] })).toEqual([['Nota de crédito emitida', '2026-12-01']])
})

it('names a credit note, which is no payment', () => {
  const payments = [wirePayment({ amount: '50.00', paid_on: '2026-12-07', is_credit_note: true })]
  expect(said({ payments })).toContainEqual(['Nota de crédito de R$ 50,00', '2026-12-07'])
})

it('says nothing of a document that is still asked for', () => {
  const [document] = wireInvoice().documents.slice(1)
  expect(
    said({ documents: [{ ...document, kind: 'NFSE_SERVICO', status: 'PENDING', authorized_at: null } as never] }),
  ).toEqual([['Fatura emitida', '2026-12-01']])
})
