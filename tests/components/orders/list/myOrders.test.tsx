import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { MyOrdersScreen } from '@/components/orders/list/MyOrdersScreen'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { drawAt, logIn, person } from '../../layout/frame'
import { network, refusal, useNetwork } from '../orderDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const rows = [
  wireOrderSummary({ order_mask_id: '000131', items_summary: '6 impressoras' }),
  wireOrderSummary({ order_mask_id: '000130', stage_state: 'reproved', turn: 'staff', items_summary: '2 notebooks' }),
]

/** Opens the list at a URL and records its requests (the counts request one row each). */
function openList(query: Record<string, string> = {}, results: OrderSummary[] = rows) {
  const asked: Record<string, string>[] = []
  network.use(
    http.get('*/api/checkout', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams)
      if (params.page_size !== '1') asked.push(params)
      return HttpResponse.json({ count: results.length, next: null, previous: null, results })
    }),
  )
  logIn(person(['CLIENTE', 'GESTOR']))
  const view = drawAt(
    '/platform/my-orders',
    <QueryClientProvider client={createQueryClient()}>
      <MyOrdersScreen />
    </QueryClientProvider>,
    query,
  )
  return { ...view, asked }
}

const lastQuery = (replace: jest.Mock): unknown => (replace.mock.lastCall as [{ query: unknown }])[0].query

describe('the list of a customer’s orders', () => {
  it('shows number, stage, turn and fee, and links to the order', async () => {
    openList()
    const row = await screen.findByRole('row', { name: /000131/ })
    expect(within(row).getByText('Proposta')).toBeInTheDocument()
    expect(within(row).getByText('Sua vez')).toBeInTheDocument()
    expect(row).toHaveTextContent(/R\$\s5\.418,00/)
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/platform/my-orders/000131')
    expect(screen.getByText('Proposta recusada')).toBeInTheDocument()
  })

  it('requests exactly what the URL says', async () => {
    const { asked } = openList({ busca: '0001', etapa: 'ONGOING', vez: 'staff', ordem: '-monthly_fee', pagina: '2' })
    await screen.findByRole('link', { name: '000131' })
    expect(asked).toEqual([
      { search: '0001', stage_name: 'ONGOING', turn: 'staff', ordering: '-monthly_fee', page: '2', page_size: '20' },
    ])
    expect(screen.getByRole('searchbox', { name: 'Buscar pedidos' })).toHaveValue('0001')
  })

  it('requests what is on its way, and says so among the stages', async () => {
    const { asked } = openList({ etapa: 'a-caminho' })
    await screen.findByRole('link', { name: '000131' })
    expect(asked).toEqual([{ stage_group: 'under_way', ordering: '-created_at', page: '1', page_size: '20' }])
    expect(screen.getByText('A caminho')).toBeVisible()
  })

  it('requests the newest first when the URL has no or an invalid sorting', async () => {
    const { asked } = openList({ etapa: 'NOWHERE', vez: 'dog', ordem: 'price', pagina: '-3' })
    await screen.findByRole('link', { name: '000131' })
    expect(asked).toEqual([{ ordering: '-created_at', page: '1', page_size: '20' }])
  })

  it('writes search, filter and sorting to the URL and returns to the first page', async () => {
    const { router } = openList({ pagina: '2' })
    await screen.findByRole('link', { name: '000131' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar pedidos' }), '000130{Enter}')
    expect(lastQuery(router.replace)).toEqual({ busca: '000130' })
    await userEvent.click(screen.getByRole('button', { name: /Sua vez/ }))
    expect(lastQuery(router.replace)).toEqual({ vez: 'customer' })
    await userEvent.click(screen.getByRole('button', { name: 'Mais recentes primeiro' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Menor preço primeiro' }))
    expect(lastQuery(router.replace)).toEqual({ ordem: 'monthly_fee' })
  })

  it('distinguishes an empty list from one emptied by filters, and suggests what to do', async () => {
    const first = openList({}, [])
    expect(await screen.findByText('Sua empresa ainda não fez pedidos')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Fazer uma simulação' })).toBeInTheDocument()
    first.unmount()
    const filtered = openList({ etapa: 'SHIPPING' }, [])
    expect(await screen.findByText('Nenhum pedido com esses filtros')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(lastQuery(filtered.router.replace)).toEqual({})
  })

  it('shows an error when loading fails, and can be retried', async () => {
    const { asked } = openList()
    await screen.findByRole('link', { name: '000131' })
    expect(asked).toHaveLength(1)
    network.use(
      http.get('*/api/checkout', () => HttpResponse.json(refusal('forbidden', 'Sem acesso.'), { status: 403 }), {
        once: false,
      }),
    )
    const failed = drawAt(
      '/platform/my-orders',
      <QueryClientProvider client={createQueryClient()}>
        <MyOrdersScreen />
      </QueryClientProvider>,
    )
    expect(await within(failed.container).findByText('Não foi possível carregar os pedidos')).toBeInTheDocument()
    network.resetHandlers(
      http.get('*/api/checkout', () =>
        HttpResponse.json({ count: 1, next: null, previous: null, results: rows.slice(0, 1) }),
      ),
    )
    await userEvent.click(within(failed.container).getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(within(failed.container).getByRole('link', { name: '000131' })).toBeInTheDocument())
  })
})
