import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HoldsScreen } from '@/components/stock/holds/HoldsScreen'
import { wireHoldMonth } from '@/tests/factories/wire/hold.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['PRODUTO'], { company: null })))

const AT = '/platform/admin/reservations'
const MONTH = '/checkout-management-reservations/month'

function openMonth(query: Record<string, string> = { mes: '2026-12' }, month = wireHoldMonth()) {
  const asked = answer('get', MONTH, month)
  return { asked, ...open(AT, <HoldsScreen />, { visao: 'calendario', ...query }) }
}
const day = (name: RegExp) => screen.findByRole('gridcell', { name })

describe('the calendar of the reservations', () => {
  it('shows ending holds and expected returns per day, and the sum of the month', async () => {
    const { asked } = openMonth({ mes: '2026-12', produto: '2' })
    expect(await day(/9 de dezembro\. Reservas que vencem: 18 Vertex 14 Pro\./)).toBeInTheDocument()
    expect(await day(/2 de dezembro\. Voltam: 4 Vertex 14 Pro\./)).toBeInTheDocument()
    expect(screen.getByRole('grid', { name: 'dezembro de 2026' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(
      'Em dezembro de 2026 vencem reservas de 18 unidades e está prevista a volta de 4 unidades.',
    )
    expect(asked).toEqual([{ month: '2026-12', product: '2' }])
    expect(screen.getByRole('button', { name: 'Produto: Vertex 14 Pro' })).toBeInTheDocument()
  })

  it('shows overdue returns', async () => {
    const product = { id: 2, name: 'Vertex 14 Pro' }
    const late = { day: '2026-11-14', ending: [], returning: [{ product, quantity: 3 }] }
    openMonth({ mes: '2026-11' }, wireHoldMonth({ month: '2026-11', days: [late], overdue: 3 }))
    expect(await screen.findByText('3 unidades já deviam ter voltado.')).toBeInTheDocument()
    expect(await day(/14 de novembro\. Devolução atrasada: 3 Vertex 14 Pro\./)).toBeInTheDocument()
    expect(screen.getByText('Em novembro de 2026 nada vence e nada volta.')).toBeInTheDocument()
  })

  it('shows the selected day in full, and the month as a list', async () => {
    openMonth()
    await userEvent.click(await day(/^quarta-feira, 9 de dezembro/))
    const chosen = screen.getByRole('region', { name: 'Dia escolhido' })
    expect(chosen).toHaveTextContent(/9 de dezembro.*Reserva vence.*Vertex 14 Pro18 un\./)
    await userEvent.click(screen.getByText('Ver o mês como lista'))
    expect(within(screen.getByRole('group')).getAllByRole('listitem')).toHaveLength(2)
  })

  it('moves with the arrow keys, with one day in the tab order', async () => {
    openMonth()
    const first = await day(/^terça-feira, 1 de dezembro/)
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
    first.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(await day(/^quarta-feira, 9 de dezembro/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(await day(/^domingo, 6 de dezembro/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(await day(/^sábado, 12 de dezembro/)).toHaveFocus()
  })

  it('moves to adjacent months by key and button, in the address', async () => {
    const { router } = openMonth()
    ;(await day(/^terça-feira, 1 de dezembro/)).focus()
    await userEvent.keyboard('{PageDown}')
    const asked = (mes: string) =>
      expect(router.replace).toHaveBeenLastCalledWith(
        { pathname: AT, query: { visao: 'calendario', mes } },
        undefined,
        { shallow: true, scroll: false },
      )
    await waitFor(() => asked('2027-01'))
    await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }))
    asked('2027-01')
  })

  it('switches to the list and keeps the month', async () => {
    const { router } = openMonth()
    await userEvent.click(await screen.findByRole('button', { name: 'Lista' }))
    expect(router.replace).toHaveBeenCalledWith({ pathname: AT, query: { mes: '2026-12' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })

  it('shows an error when loading fails', async () => {
    answer('get', MONTH, { errors: ['x'], code: 'invalid', request_id: 'test' }, 400)
    open(AT, <HoldsScreen />, { visao: 'calendario', mes: '2026-12' })
    expect(await screen.findByText('Não foi possível carregar o calendário')).toBeInTheDocument()
  })
})
