import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { PlatformHeader } from '@/components/layout/header/PlatformHeader'
import type { Notification } from '@/services/notifications/notifications.schema'
import { wireNotification, wireNotificationPage } from '@/tests/factories/wire/notifications.wire'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { refuse } from '@/tests/mocks/handlers'
import { drawAt, logIn, person } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/layout/header/DrawerMenu'
import '@/components/notifications/NotificationCenter'
import '@/components/ui/dialogs/ConfirmDialogQuestion'

jest.mock('@/contexts/LoginContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** A server whose list and count follow what is read. */
function serveBell(notifications: Notification[]) {
  const state = { notifications, asked: [] as string[], read: [] as unknown[] }
  const unread = () => state.notifications.filter(({ read_at }) => read_at === null).length
  const readAll = (isRead: (id: number) => boolean) => {
    const read_at = '2026-11-24T12:00:00.000Z'
    state.notifications = state.notifications.map((one) => (isRead(one.id) ? { ...one, read_at } : one))
  }
  network.use(
    http.get('*/api/notifications/summary', () => HttpResponse.json({ unread: unread() })),
    http.get('*/api/notifications', ({ request }) => {
      state.asked.push(new URL(request.url).search)
      return HttpResponse.json(wireNotificationPage(state.notifications))
    }),
    http.put('*/api/notifications/read', async ({ request }) => {
      state.read.push(await request.json())
      readAll(() => true)
      return HttpResponse.json({ unread: 0 })
    }),
    http.put('*/api/notifications/:id/read', ({ params }) => {
      state.read.push(Number(params.id))
      readAll((id) => id === Number(params.id))
      return HttpResponse.json(wireNotification())
    }),
  )
  return state
}

const OWN = { id: 7, corporate_name: 'Horizonte Engenharia' }

const TWO = [
  wireNotification({
    id: 42,
    company: OWN,
    title: 'Sua entrega saiu',
    text: 'Pedido 000117',
    href: '/platform/my-orders/000117',
  }),
  wireNotification({ id: 41, company: OWN, read_at: '2026-11-20T10:00:00.000Z' }),
]

function draw(notifications = TWO, user = person(['CLIENTE', 'GESTOR'])) {
  logIn(user)
  const state = serveBell(notifications)
  const view = drawAt(
    '/platform/home',
    <QueryClientProvider client={createQueryClient()}>
      <PlatformHeader />
    </QueryClientProvider>,
  )
  return { ...view, state, user: userEvent.setup() }
}

const bell = (name = 'Avisos, 1 não lido') => screen.findByRole('button', { name })
const inPopover = async () => within(await screen.findByRole('dialog', { name: 'Avisos' }))

beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined
})

describe('the bell', () => {
  it('says how many are unread, in its name and in the title of the tab, whatever page follows', async () => {
    document.title = 'Início · Arrenda'
    const { unmount } = draw()
    await bell()
    expect(document.title).toBe('(1) Início · Arrenda')
    document.title = 'Meus pedidos · Arrenda'
    await waitFor(() => expect(document.title).toBe('(1) Meus pedidos · Arrenda'))
    unmount()
    expect(document.title).toBe('Meus pedidos · Arrenda')
  })

  it('has no number when all is read, and is not there for who waits for access', async () => {
    const { unmount } = draw([])
    await bell('Avisos')
    unmount()
    draw([], person(['CLIENTE', 'GESTOR'], { waits_for: 'activation' }))
    expect(screen.queryByRole('button', { name: /^Avisos/ })).not.toBeInTheDocument()
  })

  it('is a link to the page of all on phones', async () => {
    const ask = window.matchMedia
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(ask(media), { matches: media.includes('639.98') }))
    draw()
    expect(await screen.findByRole('link', { name: 'Avisos, 1 não lido' })).toHaveAttribute(
      'href',
      '/platform/notifications',
    )
    expect(screen.queryByRole('button', { name: /^Avisos/ })).not.toBeInTheDocument()
    expect(document.title).toMatch(/^\(1\) /)
    matchMedia.mockRestore()
  })

  it('opens the newest, which arrow keys walk through; Esc closes and gives the focus back', async () => {
    const { user } = draw()
    await user.click(await bell())
    expect(await screen.findByRole('link', { name: /Sua entrega saiu.*Não lido/ })).toHaveAttribute(
      'href',
      '/platform/my-orders/000117',
    )
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /Sua entrega saiu/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /Envie os documentos/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Avisos' })).not.toBeInTheDocument()
    expect(await bell()).toHaveFocus()
  })

  it('marks what is opened as read, and closes', async () => {
    const { user, state } = draw()
    await user.click(await bell())
    const link = await (await inPopover()).findByRole('link', { name: /Sua entrega saiu/ })
    // Next's link would load the page.
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await bell('Avisos')
    expect(state.read).toEqual([42])
    expect(screen.queryByRole('dialog', { name: 'Avisos' })).not.toBeInTheDocument()
  })

  it('marks all up to the newest that was shown', async () => {
    const { user, state } = draw()
    await user.click(await bell())
    await user.click(await (await inPopover()).findByRole('button', { name: 'Marcar todos como lidos' }))
    await bell('Avisos')
    expect(state.read).toEqual([{ until_id: 42 }])
    expect((await inPopover()).getByText('tudo lido')).toBeVisible()
  })

  it('narrows to a group that the person hears of', async () => {
    const { user, state } = draw()
    await user.click(await bell())
    const groups = within((await inPopover()).getByRole('group', { name: 'Assunto' }))
    expect(groups.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'Pedidos',
      'Faturas',
      'Chamados',
      'Equipamentos',
      'Simulações',
    ])
    await user.click(groups.getByRole('button', { name: 'Equipamentos' }))
    await waitFor(() => expect(state.asked.at(-1)).toContain('group=equipment'))
  })

  it('shows a failure with another try, and what comes when there is nothing', async () => {
    const { user } = draw([])
    network.use(refuse('GET /notifications', 403, 'forbidden', 'Não'))
    await user.click(await bell('Avisos'))
    const again = await (await inPopover()).findByRole('button', { name: 'Tentar novamente' })
    serveBell([])
    await user.click(again)
    expect(await (await inPopover()).findByText(/^Nenhum aviso ainda/)).toBeVisible()
  })
})

describe('a notification about another company of a buyer', () => {
  const BUYER = person(['CLIENTE', 'VENDEDOR'], {
    permitted_companys: [
      { id: 7, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181' },
      { id: 9, corporate_name: 'Atlântica Logística', cnpj: '11444777000161' },
    ],
  })
  const OTHER = wireNotification({ id: 42, company: { id: 9, corporate_name: 'Atlântica Logística' } })

  it('names it, and asks before it switches', async () => {
    const { user, state, router } = draw([OTHER], BUYER)
    const switched: unknown[] = []
    network.use(
      http.put('*/api/user-switch-company/:id', async ({ request }) => {
        switched.push(await request.json())
        return HttpResponse.json(wireUser())
      }),
    )
    await user.click(await bell())
    const link = await (await inPopover()).findByRole('link', { name: /Atlântica Logística/ })
    fireEvent.click(link)
    const question = await screen.findByRole('dialog', { name: 'Trocar para Atlântica Logística?' })
    // The popover would lie above the question.
    expect(screen.queryByRole('dialog', { name: 'Avisos' })).not.toBeInTheDocument()
    expect(switched).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Trocar e abrir' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/my-orders/000128'))
    expect(switched).toEqual([{ company: 9 }])
    expect(state.read).toEqual([42])
  })

  it('is named in every row, for who buys for several', async () => {
    const { user } = draw([OTHER, wireNotification({ id: 41, company: OWN })], BUYER)
    await user.click(await bell('Avisos, 2 não lidos'))
    for (const name of [/Atlântica Logística/, /Horizonte Engenharia/])
      expect(await (await inPopover()).findByRole('link', { name })).toBeVisible()
  })

  it('asks a seller before a quotation of another company opens, and not before an order', async () => {
    const seller = person(['VENDEDOR'], { permitted_companys: BUYER.permitted_companys })
    const quotation = { ...OTHER, kind: 'quotation_expires' as const, title: 'Sua cotação vale até 27/11/2026' }
    const { user } = draw([quotation, { ...OTHER, id: 43, title: 'Documentos para analisar' }], seller)
    await user.click(await bell('Avisos, 2 não lidos'))
    fireEvent.click(await (await inPopover()).findByRole('link', { name: /Sua cotação/ }))
    expect(await screen.findByRole('dialog', { name: 'Trocar para Atlântica Logística?' })).toHaveTextContent('simular')
  })
})
