import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RatingsScreen } from '@/components/tickets/ratings/RatingsScreen'
import { paths } from '@/services/config/paths'
import { wireRatingReport } from '@/tests/factories/wire/ticket-desk.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = paths.admin.ticketRatings()

beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

describe('the ratings of a month', () => {
  it('show the average, each score, each assignee and the comments with their tickets', async () => {
    const asked = answer('get', '/ticket-ratings', wireRatingReport({ month: '2026-10' }))
    open(PATH, <RatingsScreen />, { mes: '2026-10' })
    expect(await screen.findByRole('region', { name: 'No mês' })).toHaveTextContent('4,0 de 5, em média')
    expect(asked).toEqual([{ month: '2026-10' }])
    const bars = within(screen.getByRole('list', { name: 'Quantas de cada nota' })).getAllByRole('listitem')
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Nota 52 vezes',
      'Nota 40 vezes',
      'Nota 30 vezes',
      'Nota 21 vez',
      'Nota 10 vezes',
    ])
    expect(await screen.findByRole('row', { name: /^Joana Mattos/ })).toHaveTextContent('5,0')
    expect(screen.getByRole('row', { name: /^Sem responsável/ })).toHaveTextContent('2,0')
    const ticket = screen.getByRole('link', { name: '1011 · Desliga na tomada' })
    expect(ticket).toHaveAttribute('href', '/platform/admin/support-tickets?chamado=1011')
    expect(screen.getByText('Demorou para chegar.')).toBeInTheDocument()
  })

  it('are stepped through month by month, in the address', async () => {
    answer('get', '/ticket-ratings', wireRatingReport())
    const user = userEvent.setup()
    const { router } = open(PATH, <RatingsScreen />, { mes: '2026-10' })
    await screen.findByRole('region', { name: 'No mês' })
    const months = screen.getByRole('group', { name: 'Mês' })
    expect(months).toHaveTextContent('Outubro de 2026')
    await user.click(within(months).getByRole('button', { name: 'Mês anterior' }))
    expect(router.replace).toHaveBeenCalledWith({ pathname: PATH, query: { mes: '2026-09' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })

  it('begin with the current month, which none comes after', async () => {
    answer('get', '/ticket-ratings', wireRatingReport())
    open(PATH, <RatingsScreen />, { mes: '2999-01' })
    await screen.findByRole('region', { name: 'No mês' })
    expect(screen.getByRole('button', { name: 'Próximo mês' })).toBeDisabled()
  })

  it('are none, and the page says so', async () => {
    const none = { count: 0, average: null, scores: [0, 0, 0, 0, 0] }
    answer('get', '/ticket-ratings', wireRatingReport({ month: '2026-10', total: none, assignees: [], comments: [] }))
    open(PATH, <RatingsScreen />, { mes: '2026-10' })
    expect(await screen.findByText('Nenhuma avaliação em outubro de 2026')).toBeInTheDocument()
  })
})
