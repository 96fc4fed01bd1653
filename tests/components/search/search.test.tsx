import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { SearchButton } from '@/components/search/SearchButton'
import { useSearchDialog } from '@/components/search/SearchButton'
import type { Group } from '@/services/auth/actor.rules'
import type { SearchAnswer } from '@/services/search/search.schema'
import { the } from '@/tests/factories/the'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { drawAt, logIn, person } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/search/SearchDialog'

jest.mock('@/contexts/LoginContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => sessionStorage.clear())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const ORDER = wireOrderSummary({ order_mask_id: '000128' })
const FOUND: SearchAnswer = {
  orders: [ORDER],
  companies: [{ id: 1, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181', orders_count: 14 }],
  units: [
    {
      id: 42,
      serial: 'HZ-00042',
      label: 'Recepção',
      status: 'IN_USE',
      product: 'Vertex 14',
      order: { order_mask_id: '000117', due_at: null, company: { id: 1, corporate_name: 'Horizonte Engenharia' } },
    },
  ],
  tickets: [],
}

const NOTHING: SearchAnswer = { orders: [], companies: [], units: [], tickets: [] }
const TICKET: SearchAnswer['tickets'][number] = {
  id: 1042,
  subject: 'A tela pisca',
  status: 'IN_PROGRESS',
  waiting_for: 'customer',
  company: { id: 1, corporate_name: 'Horizonte Engenharia' },
}

const Bar = () => {
  const { show, dialog } = useSearchDialog(true)
  return (
    <>
      <SearchButton onPress={show} />
      <input aria-label="Comentário" />
      {dialog}
    </>
  )
}

function draw(groups: Group[], answer: SearchAnswer = FOUND) {
  const asked: string[] = []
  network.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return HttpResponse.json(answer)
    }),
  )
  logIn(person(groups))
  const { router } = drawAt(
    '/platform/home',
    <QueryClientProvider client={createQueryClient()}>
      <Bar />
    </QueryClientProvider>,
  )
  return { asked, router }
}

const field = () => screen.findByRole('combobox', { name: 'Buscar em tudo' })
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Buscar em tudo' }))
  return field()
}
const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the global search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens on %s', async (keys) => {
    draw(['ADMINISTRADOR'])
    await userEvent.keyboard(keys)
    expect(await field()).toBeInTheDocument()
  })

  it('ignores / in an input', async () => {
    draw(['ADMINISTRADOR'])
    await userEvent.type(screen.getByLabelText('Comentário'), '1/2')
    expect(screen.getByLabelText('Comentário')).toHaveValue('1/2')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('shows grouped results after the debounce', async () => {
    const { asked } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    expect(names(await screen.findByRole('group', { name: 'Pedidos' }))).toEqual([
      expect.stringContaining(`${ORDER.company.corporate_name}, 000128`),
    ])
    expect(names(screen.getByRole('group', { name: 'Equipamentos' }))).toEqual([
      expect.stringContaining('HZ-00042, Recepção'),
    ])
    expect(names(screen.getByRole('group', { name: 'Empresas' }))).toEqual([
      'Horizonte Engenharia11.222.333/0001-8114 pedidos',
    ])
    expect(asked).toEqual(['horiz'])
  })

  it('finds pages by words, ignoring accents', async () => {
    draw(['FINANCEIRO'], NOTHING)
    await fill(await open(), 'credito')
    expect(names(await screen.findByRole('group', { name: 'Páginas e ações' }))).toEqual(['Consultar crédito'])
    expect(screen.getByText('crédito', { selector: 'mark' })).toBeInTheDocument()
  })

  it('is navigated with arrows and Enter', async () => {
    const { router } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Empresas' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('11.222.333/0001-81')
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/admin/clients/1')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('opens a result in a new tab on Ctrl+Enter, and stays open', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Pedidos' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith(
      `/platform/admin/orders/${String(ORDER.company.id)}/000128`,
      '_blank',
      'noopener',
    )
    expect(await field()).toBeInTheDocument()
    opened.mockRestore()
  })

  it('links staff to a unit and to its order', async () => {
    const shelved = {
      ...the(FOUND.units),
      id: 43,
      serial: 'HZ-00043',
      label: null,
      status: 'UP_FOR_RENTAL' as const,
      order: null,
    }
    const { router } = draw(['OPERAÇÃO'], { orders: [], companies: [], units: [...FOUND.units, shelved], tickets: [] })
    await fill(await open(), 'HZ-0004')
    const units = await screen.findByRole('group', { name: 'Equipamentos' })
    expect(names(units)).toEqual([
      'HZ-00042, RecepçãoVertex 14, Horizonte EngenhariaEm uso',
      'HZ-00043Vertex 14Disponível para locação',
    ])
    expect(names(screen.getByRole('group', { name: 'Pedidos desses equipamentos' }))).toEqual([
      'Horizonte Engenharia, 000117Pedido com HZ-00042',
    ])
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/admin/rented-items/42')
  })

  it('links a customer to their order, without the company’s name', async () => {
    const { router } = draw(['CLIENTE', 'GESTOR'], { ...FOUND, companies: [] })
    await userEvent.type(await open(), '128')
    const orders = await screen.findByRole('group', { name: 'Pedidos' })
    expect(names(orders)).toEqual([expect.stringMatching(/^Pedido 000128/)])
    await userEvent.click(within(orders).getByRole('option'))
    expect(router.push).toHaveBeenCalledWith('/platform/my-orders/000128')
  })

  it.each([
    [
      ['ADMINISTRADOR'],
      'Chamado 1042, A tela piscaHorizonte EngenhariaEm andamento',
      'admin/support-tickets?chamado=1042',
    ],
    [['CLIENTE', 'COLABORADOR'], 'Chamado 1042, A tela piscaSua vez', 'support-tickets/1042'],
  ] as [Group[], string, string][])('links %s to a ticket', async (groups, name, path) => {
    const { router } = draw(groups, { ...NOTHING, tickets: [TICKET] })
    await fill(await open(), 'pisca')
    const tickets = await screen.findByRole('group', { name: 'Chamados' })
    expect(names(tickets)).toEqual([name])
    await userEvent.click(within(tickets).getByRole('option'))
    expect(router.push).toHaveBeenCalledWith(`/platform/${path}`)
  })

  it('offers a customer who found nothing to ask Arrenda about it', async () => {
    const { router } = draw(['CLIENTE', 'GESTOR'], NOTHING)
    await fill(await open(), 'catraca')
    expect(await screen.findByText(/^Nada encontrado para “catraca”/)).toBeInTheDocument()
    expect(names(screen.getByRole('group', { name: 'Precisa de ajuda?' }))).toEqual([
      'Abrir chamadoPergunte à Arrenda sobre “catraca”',
    ])
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/support-tickets/new?assunto=catraca')
  })

  it('shows recently opened results while nothing is typed', async () => {
    const { router } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Empresas' })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await open()
    await userEvent.click(within(screen.getByRole('group', { name: 'Abertos há pouco' })).getByRole('option'))
    expect(router.push).toHaveBeenLastCalledWith('/platform/admin/clients/1')
  })

  it('says how much to type, and shows a message without results', async () => {
    draw(['ADMINISTRADOR'], NOTHING)
    const typed = await open()
    expect(screen.getByRole('status')).toHaveTextContent('Digite pelo menos 2 letras ou números.')
    await userEvent.type(typed, 'xyz')
    expect(await screen.findByText(/^Nada encontrado para “xyz”/)).toBeInTheDocument()
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('can be retried after a failure', async () => {
    const { asked } = draw(['ADMINISTRADOR'])
    network.use(
      http.get('*/api/search', () => HttpResponse.json({ errors: ['x'], code: 'not_found' }, { status: 404 }), {
        once: true,
      }),
    )
    await fill(await open(), 'horiz')
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('group', { name: 'Pedidos' })).toBeInTheDocument()
    expect(asked).toEqual(['horiz'])
  })
})
