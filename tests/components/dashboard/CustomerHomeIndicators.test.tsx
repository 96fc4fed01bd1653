import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { CustomerHomeIndicators } from '@/components/dashboard/CustomerHomeIndicators'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { invalidateFor } from '@/hooks/live/live-updates'
import type { Group } from '@/services/auth/actor.rules'
import type { HomeIndicators } from '@/services/dashboard/home-indicators.schema'
import { NO_INDICATORS, wireHomeIndicators } from '@/tests/factories/wire/home-indicators.wire'
import { atMoment } from '@/tests/setup/today'
import { drawAt, logIn, person } from '../layout/frame'

atMoment('2026-11-23T12:00:00Z')

jest.mock('@/contexts/LoginContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const serve = (indicators: HomeIndicators): void =>
  network.use(http.get('*/api/home-indicators', () => HttpResponse.json(indicators)))

function open(groups: Group[] = ['CLIENTE', 'GESTOR']) {
  const queryClient = createQueryClient()
  logIn(person(groups))
  drawAt(
    '/platform/home',
    <QueryClientProvider client={queryClient}>
      <CustomerHomeIndicators />
    </QueryClientProvider>,
  )
  return queryClient
}

/** Each cell: its label, its figure and what stands below. */
function cells() {
  const below = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return screen
    .getAllByRole('term')
    .map(({ textContent }, index) => [textContent, below[2 * index], below[2 * index + 1]])
}

describe('the indicators of the home', () => {
  it('say what picture 11 says, each with the list that it counts', async () => {
    serve(wireHomeIndicators())
    open()
    expect(await screen.findByText('112')).toBeVisible()
    expect(cells()).toEqual([
      ['Mensalidade de novembro', 'R$\u00A017.538,00', 'vence em 05/12'],
      ['Equipamentos em uso', '112', 'em 3 endereços'],
      ['Entregas a caminho', '2', 'próxima em 25/11'],
      ['Chamados abertos', '1', 'respondido hoje'],
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/platform/my-orders?visao=faturas&mes=2026-11',
      '/platform/equipment',
      '/platform/my-orders?etapa=a-caminho',
      '/platform/support-tickets',
    ])
  })

  it('show the cells and their links while the figures load', () => {
    serve(wireHomeIndicators())
    open()
    expect(cells()).toEqual([
      ['Mensalidade de outubro', '', '\u00a0'],
      ['Equipamentos em uso', '', '\u00a0'],
      ['Entregas a caminho', '', '\u00a0'],
      ['Chamados abertos', '', '\u00a0'],
    ])
    expect(screen.getAllByRole('link')).toHaveLength(4)
  })

  it('say of a new company when its first invoice is expected', async () => {
    serve({ ...NO_INDICATORS, units: 2, addresses: 1, first_invoice_on: '2026-12-01' })
    open()
    await screen.findByText('em 1 endereço')
    expect(cells()).toEqual([
      ['Mensalidade', '–', 'A primeira fatura sai em 01/12'],
      ['Equipamentos em uso', '2', 'em 1 endereço'],
      ['Entregas a caminho', '0', 'nenhuma por enquanto'],
      ['Chamados abertos', '0', 'nenhum pendente'],
    ])
    expect(screen.getByRole('link', { name: 'Mensalidade' })).toHaveAttribute(
      'href',
      '/platform/my-orders?visao=faturas',
    )
  })

  it('say nothing of invoices to who reads none', async () => {
    serve(NO_INDICATORS)
    open(['CLIENTE', 'COLABORADOR'])
    await screen.findByText('nenhum pendente')
    expect(cells().map(([label]) => label)).toEqual(['Equipamentos em uso', 'Entregas a caminho', 'Chamados abertos'])
  })

  it('offer to try again when they cannot be loaded', async () => {
    network.use(http.get('*/api/home-indicators', () => HttpResponse.json({ errors: ['Não.'] }, { status: 400 })))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar os números da sua empresa.')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    serve(wireHomeIndicators())
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('112')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['order', 'invoice', 'ticket'] as const)('are read again after a change of an %s', async (type) => {
    serve(wireHomeIndicators())
    const queryClient = open()
    await screen.findByText('112')
    serve(wireHomeIndicators({ units: 113 }))
    invalidateFor(queryClient, [type])
    await waitFor(() => expect(screen.getByText('113')).toBeVisible())
  })
})
