import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExchangeScreen } from '@/components/equipment/exchanges/ExchangeScreen'
import { ExchangesScreen } from '@/components/equipment/exchanges/ExchangesScreen'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { wireExchange, wireExchangePage } from '@/tests/factories/wire/exchanges.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/dialogs/ReasonDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

const AT = '/platform/admin/returnals/exchanges'
const upgrade = wireExchange({
  id: 13,
  kind: 'upgrade',
  unit: { ...wireExchange().unit, id: 8, serial: 'VX14P-0008' },
  product: { id: 2, name: 'Vertex 16', image: null },
  monthly_difference: '50.00',
  available: 0,
})

function openList(rows: Exchange[], query: Record<string, string> = {}) {
  const asked = answer('get', '/exchange-management', wireExchangePage(rows))
  open(AT, <ExchangesScreen />, query)
  return asked
}

const choose = (serial: string) => screen.findByRole('checkbox', { name: `Selecionar ${serial}` }).then(userEvent.click)

describe('the list of exchanges', () => {
  it('shows unit, replacement, reason and availability, and the number of open requests', async () => {
    openList([wireExchange(), upgrade])
    const table = await screen.findByRole('table', { name: 'Trocas e upgrades' })
    const [, first, second] = within(table).getAllByRole('row')

    expect(first).toHaveTextContent(
      /VX14P-0007.*Troca.*por outro igual.*Horizonte Engenharia.*000128.*20 minutos.*Bruno Tavares.*8 livres.*há \d+ dias.*Aguardando resposta/,
    )
    expect(second).toHaveTextContent(/Upgrade.*por Vertex 16, \+ R\$.50,00\/mês.*Nenhum livre/)
    expect(screen.getByRole('button', { name: 'A responder 2' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('link', { name: 'Devoluções' })).toHaveAttribute('href', '/platform/admin/returnals')
  })

  it('shows when a replacement is due while it is awaited, and that it is late', async () => {
    const late = wireExchange({ id: 14, due_at: '2020-11-20T21:00:00.000Z' })
    openList([late, { ...late, id: 15, status: 'DELIVERED' }, upgrade])
    const table = await screen.findByRole('table', { name: 'Trocas e upgrades' })
    const [, first, second, third] = within(table).getAllByRole('row')

    expect(first).toHaveTextContent(/dias de atraso/)
    expect(second).not.toHaveTextContent(/atraso/)
    expect(third).not.toHaveTextContent(/atraso/)
    expect(within(table).getByRole('columnheader', { name: /Prazo/ })).toBeInTheDocument()
  })

  it('fetches with the filters of the address', async () => {
    answer('get', '/company-management/4', { id: 4, corporate_name: 'Atlântica Logística' })
    const asked = openList([], {
      situacao: 'responder',
      tipo: 'upgrade',
      atraso: 'sim',
      empresa: '4',
      busca: 'VX',
      ordem: '-created_at',
    })

    expect(await screen.findByText('Nenhuma troca com esses filtros')).toBeInTheDocument()
    expect(asked).toEqual([
      {
        status: 'REQUESTED',
        kind: 'upgrade',
        late: 'true',
        company: '4',
        search: 'VX',
        ordering: '-created_at',
        page: '1',
        page_size: '20',
      },
    ])
  })
})

describe('deciding on exchanges', () => {
  it('accepts several of one order after showing the packages that this creates', async () => {
    openList([wireExchange(), wireExchange({ ...upgrade, available: 4 })])
    const sent = answer('post', '/exchange-management/acceptance', [wireExchange({ status: 'ACCEPTED' })])
    await choose('VX14P-0007')
    await choose('VX14P-0008')
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Aceitar 2 pedidos?' })

    expect(dialog).toHaveTextContent(
      /Obra Sul · Curitiba\/PR.*Um volume extra com 1 × Vertex 14 Pro e 1 × Vertex 16 e uma devolução com VX14P-0007 e VX14P-0008/,
    )
    expect(dialog).not.toHaveTextContent('O estoque não cobre')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceitar' }))

    expect(await screen.findByText('Aceito. O volume extra e a devolução foram criados.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [12, 13] }])
  })

  it('shows missing stock and what to do in the dialog, which stays open', async () => {
    answer('get', '/exchange-management/12', wireExchange())
    open(`${AT}/12`, <ExchangeScreen />, { exchangeId: '12' })
    answer(
      'post',
      '/exchange-management/acceptance',
      refused('out_of_stock', 'Vertex 14 Pro: 1 pedido, nenhum livre.'),
      409,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Aceitar a troca de VX14P-0007?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceitar' }))

    expect(
      await within(dialog).findByText(/Vertex 14 Pro: 1 pedido, nenhum livre. Cadastre ou receba unidades/),
    ).toBeInTheDocument()
    expect(dialog).toBeInTheDocument()
  })

  it('does not offer to accept requests of two orders together', async () => {
    openList([wireExchange(), wireExchange({ ...upgrade, order: { order_mask_id: '000129', stage_name: 'ONGOING' } })])
    await choose('VX14P-0007')
    expect(screen.getByRole('button', { name: 'Aceitar' })).toBeInTheDocument()
    await choose('VX14P-0008')

    expect(screen.queryByRole('button', { name: 'Aceitar' })).not.toBeInTheDocument()
    expect(screen.getByText('Para aceitar juntos, escolha de um pedido só.')).toBeInTheDocument()
  })

  it('refuses with a reason', async () => {
    answer('get', '/exchange-management/12', wireExchange())
    open(`${AT}/12`, <ExchangeScreen />, { exchangeId: '12' })
    const sent = answer('post', '/exchange-management/refusal', [wireExchange({ status: 'REFUSED' })])
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar a troca de VX14P-0007?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }))
    expect(dialog.getByText('Diga o motivo: quem pediu recebe.')).toBeInTheDocument()
    await fill(dialog.getByRole('textbox', { name: 'Motivo' }), 'A bateria nova resolve.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }))

    expect(await screen.findByText('Recusado. Quem pediu recebe o motivo.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [12], reason: 'A bateria nova resolve.' }])
  })
})

describe('one exchange', () => {
  it('links to its order, both units and both packages', async () => {
    const accepted = wireExchange({
      status: 'DELIVERED',
      replacement: { id: 99, serial: 'VX14P-0099' },
      package_id: 80,
      return_package_id: 81,
      decided_by: { id: 5, first_name: 'Olívia Prado' },
      decided_at: '2026-11-21T13:00:00.000Z',
      allowed_actions: [],
    })
    answer('get', '/exchange-management/12', accepted)
    open(`${AT}/12`, <ExchangeScreen />, { exchangeId: '12' })

    expect(await screen.findByRole('heading', { name: 'Troca do pedido 000128' })).toBeInTheDocument()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('VX14P-0007')).toBe('/platform/admin/rented-items/7')
    expect(hrefOf('VX14P-0099')).toBe('/platform/admin/rented-items/99')
    expect(hrefOf('Ver o volume')).toBe('/platform/admin/deliveries/80')
    expect(hrefOf('Ver a devolução')).toBe('/platform/admin/returnals/81')
    expect(hrefOf('000128')).toBe('/platform/admin/orders/1/000128')
    expect(screen.queryByRole('button', { name: 'Aceitar' })).not.toBeInTheDocument()
  })

  it('shows a not-found page for an unknown id', async () => {
    answer('get', '/exchange-management/12', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open(`${AT}/12`, <ExchangeScreen />, { exchangeId: '12' })

    expect(await screen.findByRole('heading', { name: 'Não encontramos essa troca' })).toBeInTheDocument()
  })
})
