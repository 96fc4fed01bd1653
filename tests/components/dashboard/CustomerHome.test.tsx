import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { CustomerHome } from '@/components/dashboard/CustomerHome'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { useQuotation } from '@/contexts/QuotationContext'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { wireHomeIndicators } from '@/tests/factories/wire/home-indicators.wire'
import { wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireTicketSummary } from '@/tests/factories/wire/tickets.wire'
import { atMoment } from '@/tests/setup/today'
import { drawAt, logIn, person } from '../layout/frame'
import '@/components/ui/dialogs/DialogModal'

atMoment('2026-11-23T12:00:00Z')

jest.mock('@/contexts/LoginContext')
jest.mock('@/contexts/QuotationContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  network.use(http.get('*/api/home-indicators', () => HttpResponse.json(wireHomeIndicators())))
  serveTickets([])
  serveInvoices([])
})
afterEach(() => {
  network.resetHandlers()
  network.events.removeAllListeners()
})
afterAll(() => network.close())

const orders: OrderSummary[] = [
  wireOrderSummary({ order_mask_id: '000131' }),
  wireOrderSummary({ order_mask_id: '000128', stage_name: 'DOC_ANALYSIS', stage_state: 'reproved' }),
  wireOrderSummary({ order_mask_id: '000125', stage_name: 'SHIPPING', turn: 'staff', due_at: '2026-11-25T21:00:00Z' }),
  ...['3480.10', '6090.20'].map((monthly_fee, at) =>
    wireOrderSummary({
      order_mask_id: `00009${String(at)}`,
      stage_name: 'ONGOING',
      turn: null,
      due_at: null,
      monthly_fee,
    }),
  ),
]

/** Serves these orders with the filters of the API. */
function serveOrders(all: OrderSummary[]): void {
  network.use(
    http.get('*/api/checkout', ({ request }) => {
      const wanted = new URL(request.url).searchParams
      const turn = wanted.get('turn')
      const ends = wanted.has('ends_within')
      const found = all.filter((one) => !turn || one.turn === turn).filter((one) => !ends || one.ends_on !== null)
      const results = found.slice(0, Number(wanted.get('page_size')))
      return HttpResponse.json({ count: found.length, next: null, previous: null, results })
    }),
  )
}

/** Serves the tickets that wait for the customer. */
function serveTickets(tickets: TicketSummary[]): void {
  network.use(
    http.get('*/api/tickets', ({ request }) => {
      const wanted = new URL(request.url).searchParams
      const isHome = wanted.get('waiting_for') === 'customer' && wanted.get('open') === 'true'
      return HttpResponse.json(wirePage(isHome ? tickets : []))
    }),
  )
}

/** Serves the invoices that are to be paid, the earliest due first. */
function serveInvoices(invoices: InvoiceSummary[]): void {
  network.use(
    http.get('*/api/invoices', ({ request }) => {
      const wanted = new URL(request.url).searchParams
      const isHome = wanted.get('status') === 'ISSUED' && wanted.get('ordering') === 'due_on'
      return HttpResponse.json(wirePage(isHome ? invoices : []))
    }),
  )
}

function openHome(quotation: Quotation | null = null, lastPage: string | null = null) {
  const reset = jest.fn()
  jest
    .mocked(useQuotation)
    .mockReturnValue({ quotation, quotationId: quotation?.id ?? null, lastPage, reset } as unknown as ReturnType<
      typeof useQuotation
    >)
  logIn(person(['CLIENTE', 'GESTOR']))
  drawAt(
    '/platform/home',
    <QueryClientProvider client={createQueryClient()}>
      <CustomerHome />
    </QueryClientProvider>,
  )
  return { reset }
}

describe('the home of a customer', () => {
  it('starts with the orders where it is their turn, each with a link to act on it', async () => {
    serveOrders(orders)
    openHome()
    expect(await screen.findByRole('heading', { name: 'É a sua vez em 2 pedidos' })).toBeInTheDocument()
    const turns = screen.getByRole('region', { name: 'É a sua vez em 2 pedidos' })
    expect(within(turns).getAllByRole('listitem')).toHaveLength(2)
    expect(within(turns).getByRole('link', { name: 'Analisar: pedido 000131' })).toHaveAttribute(
      'href',
      '/platform/my-orders/000131',
    )
    expect(within(turns).getByRole('link', { name: 'Corrigir: pedido 000128' })).toBeInTheDocument()
    expect(within(turns).queryByText(/000125/)).not.toBeInTheDocument()
  })

  it('says when no order waits for them', async () => {
    serveOrders([])
    openHome()
    expect(await screen.findByRole('heading', { name: 'Nenhum pedido espera por você' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Pedidos' })).not.toBeInTheDocument()
  })

  it('shows the indicators between what waits and the orders', async () => {
    serveOrders(orders)
    openHome()
    const units = await screen.findByText('112')
    const headings = screen.getAllByRole('heading', { level: 2 })
    const [turns, list] = [headings[0], await screen.findByRole('heading', { name: 'Pedidos' })]
    expect(turns?.compareDocumentPosition(units)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(units.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('lists the newest orders with a link to all of them', async () => {
    serveOrders(orders)
    openHome()
    expect(await screen.findByRole('link', { name: 'Ver todos (5)' })).toHaveAttribute('href', '/platform/my-orders')
    const row = screen.getByRole('row', { name: /000125/ })
    expect(within(row).getByText('Envio')).toBeInTheDocument()
    expect(within(row).getByText('Previsto 25/11')).toBeInTheDocument()
  })

  it('shows the orders once it is known what stands above them, so that they do not move', async () => {
    serveOrders(orders)
    const answered = { orders: 0 }
    network.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('/api/checkout')) answered.orders += 1
    })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    network.use(http.get('*/api/tickets', () => held.then(() => HttpResponse.json(wirePage([])))))
    openHome()
    await waitFor(() => expect(answered.orders).toBe(3))
    expect(await screen.findByText('112')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Pedidos' })).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('heading', { name: 'Pedidos' })).toBeInTheDocument()
  })

  it('shows the orders without the tickets if those cannot be read', async () => {
    serveOrders(orders)
    network.use(http.get('*/api/tickets', () => new HttpResponse(null, { status: 500 })))
    openHome()
    expect(await screen.findByRole('heading', { name: 'Pedidos' })).toBeInTheDocument()
  })

  it('says what is to be paid, and until when', async () => {
    serveOrders([])
    serveInvoices([
      wireInvoiceSummary({ id: 220, period: '2026-10', overdue: true, days_late: 12, paid_total: '783.20' }),
      wireInvoiceSummary({ due_on: '2026-12-05' }),
    ])
    openHome()
    const card = await screen.findByRole('region', { name: '2 faturas a pagar' })
    expect(within(card).getByRole('link', { name: 'Mensalidade de novembro' })).toHaveAttribute(
      'href',
      '/platform/my-orders/invoices/231',
    )
    expect(within(card).getByText('vence em 05/12')).toBeInTheDocument()
    expect(within(card).getByText('12 dias de atraso')).toBeInTheDocument()
    expect(within(card).getByText('6.000,00')).toBeInTheDocument()
  })

  it('says the later day that Arrenda granted', async () => {
    serveOrders([])
    serveInvoices([wireInvoiceSummary({ due_on: '2026-11-05', extended_to: '2026-12-15', payable_on: '2026-12-15' })])
    openHome()
    const card = await screen.findByRole('region', { name: '1 fatura a pagar' })
    expect(within(card).getByText('vence em 15/12')).toBeInTheDocument()
  })

  it('shows the tickets in which Arrenda waits for an answer, and until when', async () => {
    serveOrders(orders)
    serveTickets([
      wireTicketSummary({
        id: 1042,
        subject: 'A tela pisca',
        waiting_for: 'customer',
        closes_at: '2026-11-30T21:00:00Z',
      }),
    ])
    openHome()
    const card = within(await screen.findByRole('region', { name: '1 chamado espera por você' }))
    expect(card.getByRole('link', { name: 'A tela pisca' })).toHaveAttribute('href', '/platform/support-tickets/1042')
    expect(card.getByText('fecha sem resposta em 30/11')).toBeVisible()
  })

  it('lists the contracts that end soon with links to their options', async () => {
    serveOrders([wireOrderSummary({ stage_name: 'ONGOING', turn: null, due_at: null, ends_on: '2026-12-20' })])
    openHome()

    expect(await screen.findByRole('heading', { name: '1 contrato perto do fim' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Pedido 000128, até 20/12/2026' })).toHaveAttribute(
      'href',
      '/platform/my-orders/000128#fim-do-contrato',
    )
  })

  it('links back to the simulation in progress, and discards it only after a confirmation', async () => {
    serveOrders([])
    let discarded = 0
    network.use(
      http.delete('*/api/quotations/9', () => {
        discarded += 1
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { reset } = openHome(wireQuotation({ plan: null, final: false }), '/platform/simulation/9/plan')
    expect(await screen.findByText('Simulação em andamento')).toBeInTheDocument()
    expect(screen.getByText('18 notebooks')).toBeInTheDocument()
    expect(screen.getByText('Passo 3 de 5')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continuar a simulação' })).toHaveAttribute(
      'href',
      '/platform/simulation/9/plan',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    const asked = await screen.findByRole('dialog', { name: 'Descartar a simulação?' })
    expect(discarded).toBe(0)
    await userEvent.click(within(asked).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1))
    expect(discarded).toBe(1)
  })
})
