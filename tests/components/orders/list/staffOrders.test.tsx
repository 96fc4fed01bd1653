import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { toastStore } from '@/components/ui/feedback/toast'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { StaffOrdersScreen } from '@/components/orders/list/staff/StaffOrdersScreen'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { wireCompanySummary } from '@/tests/factories/wire/company.wire'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { drawAt, logIn, person } from '../../layout/frame'
import { network, useNetwork } from '../orderDesk'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/ui/dialogs/DialogModal'
import '@/components/layout/list/views/SavedViewDialog'
import '@/components/orders/list/staff/OrderColumnsDialog'

jest.mock('@/contexts/LoginContext')
useNetwork()

const kept = { id: 7, name: 'Urgentes', query: { late: true, ordering: 'due_at' }, columns: ['order', 'due_at'] }
const rows = ['000131', '000130', '000129'].map((order_mask_id) => wireOrderSummary({ order_mask_id }))

/** Opens staff's list at a URL; records the requests for it and what was saved. */
function openList(query: Record<string, string> = {}, { first = null }: { first?: string | null } = {}) {
  const [asked, sent]: [Record<string, string>[], unknown[]] = [[], []]
  const views = { views: [kept], first, columns: null }
  network.use(
    http.get('*/api/checkout-management', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      const next = '/api/checkout-management?page=61&after=541800.00_9'
      return HttpResponse.json({ count: 4000, next, previous: null, results: rows, monthly_fee: '16254.00' })
    }),
    http.get('*/api/checkout-management/summary', () => {
      const none = { total: 0, customer_turn: 0, staff_turn: 0, late: 0, cancel_requests: 0 }
      return HttpResponse.json({ total: 0, to_sign: 0, stages: STAGES.map((stage_name) => ({ stage_name, ...none })) })
    }),
    http.get('*/api/order-views', () => HttpResponse.json(views)),
    http.put('*/api/order-views', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(views)
    }),
    http.post('*/api/order-views', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...kept, id: 8 }, { status: 201 })
    }),
  )
  logIn(person(['OPERAÇÃO']))
  const view = drawAt(
    '/platform/admin/orders',
    <QueryClientProvider client={createQueryClient()}>
      <StaffOrdersScreen />
    </QueryClientProvider>,
    query,
  )
  return { ...view, asked, sent }
}

const lastQuery = (replace: jest.Mock): unknown => (replace.mock.lastCall as [{ query: unknown }])[0].query
const shownRows = () => screen.findAllByRole('link', { name: /^0001/ })

describe('staff’s list of orders', () => {
  it('opens with the orders that wait for the user’s team', async () => {
    const { asked } = openList()
    await shownRows()
    expect(asked).toEqual([{ mine: 'true', ordering: 'due_at', page: '1', page_size: '20' }])
    expect(screen.getByRole('button', { name: /^Minhas pendências/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('opens with the user’s default view and its columns', async () => {
    const { asked } = openList({}, { first: '7' })
    await shownRows()
    expect(asked).toEqual([{ late: 'true', ordering: 'due_at', page: '1', page_size: '20' }])
    expect(screen.queryByRole('columnheader', { name: 'Empresa' })).not.toBeInTheDocument()
  })

  it('shows another user’s view from its URL', async () => {
    const { asked } = openList({ visao: '99', etapa: 'PACKAGING', vez: 'minha' })
    await shownRows()
    expect(asked.at(-1)).toEqual({ stage_name: 'PACKAGING', mine: 'true', page: '1', page_size: '20' })
  })

  it('pages by cursor, not by offset', async () => {
    const { router } = openList({ visao: 'todos', pagina: '60' })
    await shownRows()
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    expect(lastQuery(router.replace)).toEqual({ visao: 'todos', pagina: '61', apos: '541800.00_9' })
  })

  it('saves the current list as a view', async () => {
    const { sent, router } = openList({ visao: 'atrasados', etapa: 'DOC_ANALYSIS' })
    await shownRows()
    await userEvent.click(screen.getByRole('button', { name: 'Ações da visão' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Salvar como nova visão…' }))
    await fill(await screen.findByRole('textbox', { name: 'Nome' }), 'Papéis atrasados')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar visão' }))

    await screen.findByRole('button', { name: /Urgentes/ })
    expect(sent).toMatchObject([
      { name: 'Papéis atrasados', query: { stage_name: 'DOC_ANALYSIS', late: true, ordering: 'due_at' } },
    ])
    expect(lastQuery(router.replace)).toMatchObject({
      visao: '8',
      etapa: 'DOC_ANALYSIS',
      prazo: 'atrasado',
      ordem: 'due_at',
    })
  })

  it('shows the chosen columns in their order, and saves the choice', async () => {
    const { sent, router } = openList({ visao: 'todos' })
    await shownRows()
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Colunas da lista' })
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'CNPJ' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Subir Prazo' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mostrar colunas' }))

    const columns = 'order,company,stage,due_at,turn,items,monthly_fee,updated_at'
    expect(lastQuery(router.replace)).toEqual({ visao: 'todos', colunas: columns })
    expect(sent).toEqual([{ columns: columns.split(',') }])
  })

  it('searches companies on the server while typing', async () => {
    const asked: string[] = []
    network.use(
      http.get('*/api/company-management', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search') ?? '')
        const results = asked.at(-1) === 'serra' ? [wireCompanySummary({ id: 31, corporate_name: 'Serra Azul' })] : []
        return HttpResponse.json({ count: results.length, next: null, previous: null, results })
      }),
    )
    const { router } = openList({ visao: 'todos' })
    await shownRows()
    await userEvent.click(screen.getByRole('button', { name: 'Empresa' }))
    await fill(screen.getByRole('combobox', { name: 'Buscar em Empresa' }), 'serra')
    await screen.findByRole('option', { name: 'Serra Azul' })
    await userEvent.keyboard('{Enter}')
    expect(lastQuery(router.replace)).toEqual({ visao: 'todos', empresa: '31' })
  })

  it('offers to remind signers, and shows a message when no selected order needs it', async () => {
    openList({ visao: 'todos' })
    await shownRows()
    await userEvent.keyboard('jx')
    await userEvent.click(await screen.findByRole('button', { name: 'Avisar signatários' }))
    expect(toastStore.read().map(({ text }) => text)).toEqual([
      'Nenhum dos pedidos selecionados espera assinatura do cliente.',
    ])
  })

  it('supports moving and selecting with single keys', async () => {
    openList({ visao: 'todos' })
    await shownRows()
    await userEvent.keyboard('jj')
    expect(screen.getByRole('link', { name: '000130' })).toHaveFocus()
    await userEvent.keyboard('x')
    expect(await screen.findByRole('group', { name: 'Pedidos selecionados' })).toHaveTextContent('1 pedido selecionado')
    await userEvent.keyboard('k')
    expect(screen.getByRole('link', { name: '000131' })).toHaveFocus()
  })
})
