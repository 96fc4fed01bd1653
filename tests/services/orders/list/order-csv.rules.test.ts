import { CUSTOMER_ORDER_COLUMNS, STAFF_ORDER_COLUMNS } from '@/services/orders/list/order-csv.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'

const rowOf = (columns: typeof STAFF_ORDER_COLUMNS, order: Partial<OrderSummary>) =>
  cellsOf(columns, wireOrderSummary(order))

const REST = {
  Prazo: '27/11/2026 18:00',
  Itens: '18 notebooks',
  Quantidade: 18,
  'Plano (meses)': 24,
  'Mensalidade (R$)': '5418,00',
  'Locação até': null,
  'Data do pedido': '12/11/2026 09:00',
  'Atualizado em': '12/11/2026 09:00',
}
const running = { stage_name: 'ONGOING', turn: null, ends_on: '2028-11-14' } as const

describe('an order in a file', () => {
  it('has the turn for the customer', () => {
    const row = { Pedido: '000128', Etapa: 'Proposta', Vez: 'Sua vez', ...REST }
    expect(rowOf(CUSTOMER_ORDER_COLUMNS, {})).toEqual(row)
    expect(rowOf(CUSTOMER_ORDER_COLUMNS, { turn: 'staff' })).toEqual({ ...row, Vez: 'Vez da Arrenda' })
  })

  it('has the company and the group with the turn for staff', () => {
    expect(rowOf(STAFF_ORDER_COLUMNS, { stage_state: 'reproved', turn: 'staff', turn_groups: ['VENDEDOR'] })).toEqual({
      Pedido: '000128',
      Empresa: 'Horizonte Engenharia',
      CNPJ: '11.222.333/0001-81',
      Etapa: 'Proposta recusada',
      'Vez de': 'Vendas',
      ...REST,
    })
  })

  it.each([
    ['customer', CUSTOMER_ORDER_COLUMNS, 'Vez'],
    ['staff', STAFF_ORDER_COLUMNS, 'Vez de'],
  ] as const)('has the end instead of turn and deadline for the %s while the rental runs', (_, columns, turn) => {
    expect(rowOf(columns, running)).toMatchObject({ [turn]: null, Prazo: null, 'Locação até': '14/11/2028' })
  })

  it('may have no deadline', () => {
    expect(rowOf(STAFF_ORDER_COLUMNS, { due_at: null })).toMatchObject({ 'Vez de': 'Cliente', Prazo: null })
  })
})
