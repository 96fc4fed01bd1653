import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { NotificationsScreen } from '@/components/notifications/NotificationsScreen'
import { wireNotification, wireNotificationPage } from '@/tests/factories/wire/notifications.wire'
import { drawAt, logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const OWN = { id: 7, corporate_name: 'Horizonte Engenharia' }

function draw(query: Record<string, string> = {}) {
  logIn(person(['CLIENTE', 'GESTOR']))
  const results = [
    wireNotification({ id: 42, company: OWN, title: 'Sua entrega saiu' }),
    wireNotification({ id: 41, company: OWN }),
  ]
  network.use(http.get('*/api/notifications', () => HttpResponse.json(wireNotificationPage(results))))
  const { router } = drawAt(
    '/platform/notifications',
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsScreen />
    </QueryClientProvider>,
    query,
  )
  return { router, user: userEvent.setup() }
}

const open = async (user: ReturnType<typeof userEvent.setup>, filter: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${filter}`) }))

describe('the page of notifications', () => {
  it('has its days one heading level below its title', async () => {
    draw()
    expect(await screen.findByRole('heading', { level: 2, name: 'Antes' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
  })

  it('is walked through with J and K', async () => {
    const { user } = draw()
    const first = await screen.findByRole('link', { name: /Sua entrega saiu/ })
    await user.keyboard('j')
    expect(first).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: /Envie os documentos/ })).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
  })

  it('offers the kinds of the chosen subject', async () => {
    const { user } = draw({ assunto: 'equipment' })
    await open(user, 'Tipo')
    const kinds = within(await screen.findByRole('menu')).getAllByRole('menuitemradio')
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Equipamento com você',
      'Mudanças',
      'Trocas e upgrades',
    ])
  })

  it('drops a kind that is none of the subject chosen next', async () => {
    const { user, router } = draw({ assunto: 'equipment', tipo: 'relocation' })
    await open(user, 'Assunto')
    await user.click(await screen.findByRole('menuitemradio', { name: 'Pedidos' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    const [to] = router.replace.mock.calls.at(-1) as [{ query: object }]
    expect(to.query).toEqual({ assunto: 'orders' })
  })
})
