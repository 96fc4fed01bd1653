import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HoldsScreen } from '@/components/stock/holds/HoldsScreen'
import { wireHold } from '@/tests/factories/wire/hold.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/stock/holds/ExtendDialogForm'
import '@/components/ui/dialogs/ReasonDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()

const AT = '/platform/admin/reservations'
const PATH = '/checkout-management-reservations'
const ACTIONS = 'Ações da reserva de Vertex 14 Pro do pedido 000131'
const as = (...groups: Parameters<typeof person>[0]) => logIn(person(groups, { company: null }))
const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: ACTIONS }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
}

beforeEach(() => {
  const choices = { products: [{ id: 7, name: 'Vertex 16 Studio' }], companies: [wireHold().order.company] }
  answer('get', `${PATH}/choices`, choices)
})

describe('the reservations', () => {
  it('link to their orders, and apply the filters of the address', async () => {
    as('OPERAÇÃO')
    const asked = answer('get', PATH, wirePage([wireHold()]))
    open(AT, <HoldsScreen />, { busca: 'vertex', produto: '2', vence: '3', ordem: '-quantity' })
    const row = await screen.findByRole('row', { name: /Vertex 14 Pro/ })
    expect(within(row).getByRole('link', { name: '000131' })).toHaveAttribute('href', '/platform/admin/orders/1/000131')
    expect(asked).toEqual([
      { search: 'vertex', product: '2', expires_within: '3', ordering: '-quantity', page: '1', page_size: '20' },
    ])
  })

  it('can be filtered by a product of another page, and keep the filter of one without reservations', async () => {
    as('OPERAÇÃO')
    answer('get', PATH, wirePage([wireHold()]))
    const { unmount } = open(AT, <HoldsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Produto', expanded: false }))
    expect(await screen.findByRole('menuitemradio', { name: 'Vertex 16 Studio' })).toBeInTheDocument()
    unmount()
    open(AT, <HoldsScreen />, { produto: '99' })
    expect(await screen.findByRole('button', { name: 'Produto: escolhida' })).toBeInTheDocument()
  })

  it('are read-only for PRODUTO, without links to the orders', async () => {
    answer('get', PATH, wirePage([wireHold()]))
    as('PRODUTO')
    open(AT, <HoldsScreen />)
    const row = await screen.findByRole('row', { name: /Vertex 14 Pro/ })
    expect(within(row).queryByRole('link')).not.toBeInTheDocument()
    expect(within(row).queryByRole('button')).not.toBeInTheDocument()
    // PRODUTO may not search companies either: those with reservations are offered.
    await userEvent.click(screen.getByRole('button', { name: 'Empresa', expanded: false }))
    expect(await screen.findByRole('menuitemradio', { name: wireHold().order.company.corporate_name })).toBeVisible()
  })

  it('are released with a reason, after showing the consequence for the order', async () => {
    as('GERENTE VENDEDOR')
    answer('get', PATH, wirePage([wireHold()]))
    const came = answer('put', `${PATH}/12/release`, null)
    open(AT, <HoldsScreen />)
    await choose('Liberar')
    const dialog = await screen.findByRole('dialog', { name: 'Liberar 18 unidades do pedido 000131?' })
    expect(dialog).toHaveTextContent('se o cliente aceitar a proposta, reservamos de novo')
    await fill(within(dialog).getByLabelText('Motivo'), 'Outro pedido precisa.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Liberar reserva' }))
    expect(await screen.findByText('Reserva de Vertex 14 Pro liberada.')).toBeInTheDocument()
    expect(came).toEqual([{ message: 'Outro pedido precisa.' }])
  })

  it('are extended to a later day; errors of the API appear at the field', async () => {
    as('OPERAÇÃO')
    answer('get', PATH, wirePage([wireHold()]))
    const sentence = 'Escolha um dia depois de 27/11/2026, até quando a reserva já vale.'
    answer('put', `${PATH}/12/extend`, refused('invalid', sentence, { expires_on: [sentence] }), 400)
    open(AT, <HoldsScreen />)
    await choose('Prorrogar')
    const dialog = await screen.findByRole('dialog', { name: 'Prorrogar a reserva do pedido 000131' })
    const day = new Date(Date.now() + 5 * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
    await userEvent.type(within(dialog).getByLabelText('Reservar até'), day)
    await fill(within(dialog).getByLabelText('Motivo'), 'O cliente pediu.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prorrogar reserva' }))
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument()
  })
})
