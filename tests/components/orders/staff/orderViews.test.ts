import { ORDER_VIEWS, viewOf } from '@/components/orders/staff/orderViews.rules'
import type { OrdersSummary } from '@/services/orders/orders-summary.schema'

const row = (
  stage_name: OrdersSummary['stages'][number]['stage_name'],
  total: number,
  staff_turn: number,
  late = 0,
) => ({
  stage_name,
  total,
  staff_turn,
  customer_turn: total - staff_turn,
  late,
  cancel_requests: late,
})

const summary: OrdersSummary = {
  total: 17,
  stages: [row('PROPOSAL_AGREEMENT', 6, 1, 2), row('DOC_ANALYSIS', 7, 3), row('CREDIT_ANALYSIS', 4, 4, 1)],
}

describe('the saved views of the order list', () => {
  it('count from the summary what each of them shows', () => {
    expect(ORDER_VIEWS.map(({ label, count }) => [label, count(summary)])).toEqual([
      ['Vez da Arrenda', 8],
      ['Documentos para analisar', 3],
      ['Crédito', 4],
      ['Atrasados', 3],
      ['Cancelamentos pedidos', 3],
      ['Todos', 17],
    ])
  })

  it('open with the work of the day, the most urgent first', () => {
    expect(viewOf(null).query).toEqual({ turn: 'staff', ordering: 'due_at' })
    expect(viewOf('nonsense')).toBe(viewOf(null))
    expect(viewOf('todos').query).toEqual({ ordering: '-updated_at' })
  })
})
