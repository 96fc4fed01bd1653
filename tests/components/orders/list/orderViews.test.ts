import {
  ORDER_VIEWS,
  readViewQuery,
  toFilterAddress,
  withAddressFilters,
} from '@/components/orders/list/staff/orderViews.rules'
import { must } from '@/services/invariant/must.rules'
import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'

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
  to_sign: 1,
  stages: [row('PROPOSAL_AGREEMENT', 6, 1, 2), row('DOC_ANALYSIS', 7, 3), row('CREDIT_ANALYSIS', 4, 4, 1)],
}

const ofKey = (key: string) => must(ORDER_VIEWS.find((view) => view.key === key)?.query, key)

describe('the built-in views of the order list', () => {
  it('count their orders from the summary', () => {
    expect(ORDER_VIEWS.map(({ label, count }) => [label, count?.(summary, ['FINANCEIRO'])])).toEqual([
      ['Minhas pendências', 5],
      ['Vez da Arrenda', 8],
      ['Documentos para analisar', 3],
      ['Crédito', 4],
      ['Atrasados', 3],
      ['Pedidos de cancelamento', 3],
      ['Todos', 17],
    ])
  })

  it('open by default with the user’s pending orders, the most urgent first', () => {
    expect(ORDER_VIEWS[0].query).toEqual({ mine: true, ordering: 'due_at' })
    expect(ofKey('todos')).toEqual({ ordering: '-updated_at' })
  })
})

describe('a view with further filters', () => {
  const mine = ofKey('minhas')

  it('keeps the filters that the URL does not change', () => {
    expect(withAddressFilters(mine, { stage_name: 'PACKAGING' })).toEqual({
      mine: true,
      ordering: 'due_at',
      stage_name: 'PACKAGING',
    })
  })

  it('replaces a filter by turn with one by pending orders, and vice versa', () => {
    expect(withAddressFilters(mine, { turn: 'customer' })).toEqual({ turn: 'customer', ordering: 'due_at' })
    expect(withAddressFilters(ofKey('arrenda'), { mine: true })).toEqual({
      mine: true,
      ordering: 'due_at',
    })
  })

  it('replaces a stage with a group of stages', () => {
    expect(withAddressFilters(ofKey('credito'), { stage_group: 'under_way' })).toEqual({
      ...{ stage_group: 'under_way', turn: 'staff', ordering: 'due_at' },
    })
  })
})

describe('the URL of the list', () => {
  const read = (query: Parameters<typeof toFilterAddress>[0]) => {
    const address = toFilterAddress(query)
    return readViewQuery((name) => address[name])
  }

  it.each([
    {},
    { mine: true, ordering: 'due_at' as const },
    { turn: 'customer' as const, stage_name: 'DOC_ANALYSIS' as const },
    { late: true, search: 'atlântica', company_id: 4 },
    { late: false, ordering: '-monthly_fee' as const },
    { cancel_requested: true },
    { stage_group: 'before_delivery' as const, responsible_id: 7 },
  ])('holds a whole view and is parsed back to the same: %j', (query) => {
    expect(read(query)).toEqual(query)
  })

  it('ignores invalid parameters', () => {
    const nonsense = {
      ...{ etapa: 'NOWHERE', vez: 'dog', prazo: 'x', empresa: '-1', vendedor: 'Ana', busca: '', ordem: 'price' },
      cancelamento: 'y',
    }
    expect(readViewQuery((name) => nonsense[name])).toEqual({})
  })
})
