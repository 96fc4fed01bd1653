import { render, screen } from '@testing-library/react'
import { SearchResults } from '@/components/search/SearchResults'
import type { Group } from '@/services/auth/actor.rules'
import { actorOf } from '@/services/auth/user.rules'
import { toSearchResults } from '@/services/search/search-results.rules'
import type { SearchAnswer } from '@/services/search/search.schema'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { logIn, person } from '../layout/frame'
import { NOTHING } from './searchDesk'

jest.mock('@/contexts/LoginContext')

const PAST = '2026-01-05T21:00:00.000Z'

const unit = (due_at: string | null): SearchAnswer['units'][number] => ({
  id: 42,
  serial: 'HZ-00042',
  label: null,
  status: 'IN_USE',
  product: 'Vertex 14',
  order: { order_mask_id: '000117', due_at, company: { id: 1, corporate_name: 'Horizonte Engenharia' } },
})

function openResults(groups: Group[], answer: Partial<SearchAnswer>) {
  const user = person(groups, groups.includes('CLIENTE') ? {} : { company: null })
  logIn(user)
  const nothing = () => undefined
  render(
    <SearchResults
      id="busca"
      typed="horiz"
      groups={[{ title: 'Pedidos', results: toSearchResults({ ...NOTHING, ...answer }, actorOf(user)) }]}
      active={undefined}
      isSearching={false}
      isFailed={false}
      onRetry={nothing}
      onPoint={nothing}
      onOpen={nothing}
    />,
  )
}

describe('a late order among the search results', () => {
  it.each([
    ['staff, on their turn', ['OPERAÇÃO'], { turn: 'staff', due_at: PAST }, 1],
    ['staff, on the customer’s turn', ['OPERAÇÃO'], { turn: 'customer', due_at: PAST }, 1],
    ['staff, in time', ['OPERAÇÃO'], { turn: 'staff', due_at: '2999-01-05T21:00:00.000Z' }, 0],
    ['customers, on their turn', ['CLIENTE', 'GESTOR'], { turn: 'customer', due_at: PAST }, 1],
    ['customers, while they wait for Arrenda', ['CLIENTE', 'GESTOR'], { turn: 'staff', due_at: PAST }, 0],
  ] as const)('is told to %s', (_, groups, order, count) => {
    openResults([...groups], { orders: [wireOrderSummary(order)] })
    expect(screen.queryAllByText(/^\d+ dias de atraso$/)).toHaveLength(count)
  })

  it('is told of the order of a unit, too', () => {
    openResults(['OPERAÇÃO'], { units: [unit(PAST)] })
    expect(screen.getByRole('option', { name: /Pedido com HZ-00042/ })).toHaveTextContent(/\d+ dias de atraso/)
    expect(screen.getByRole('option', { name: /Vertex 14/ })).not.toHaveTextContent(/atraso/)
  })
})
