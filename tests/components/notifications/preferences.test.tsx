import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { PreferencesCard } from '@/components/notifications/PreferencesCard'
import { Toaster } from '@/components/ui/feedback/Toaster'
import type { NotificationChoice } from '@/services/notifications/notifications.schema'
import { wireChoice, wirePreferences } from '@/tests/factories/wire/notifications.wire'
import { refuse } from '@/tests/mocks/handlers'
import { drawAt, logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

function draw(choices?: NotificationChoice[]) {
  logIn(person(['CLIENTE', 'GESTOR']))
  const saved: unknown[] = []
  network.use(
    http.get('*/api/notification-preferences', () => HttpResponse.json(wirePreferences(choices && { choices }))),
    http.put('*/api/notification-preferences', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json(wirePreferences())
    }),
  )
  drawAt(
    '/platform/settings',
    <QueryClientProvider client={createQueryClient()}>
      <PreferencesCard />
      <Toaster />
    </QueryClientProvider>,
  )
  return { saved, user: userEvent.setup() }
}

const onBell = (label: string) => screen.findByRole('switch', { name: `${label} Sino` })
const byMail = (label: string) => screen.findByRole('switch', { name: `${label} E-mail` })

describe('how a person hears of each kind', () => {
  it('is switched one by one, by channel, and saved at once', async () => {
    const { user, saved } = draw()
    await user.click(await byMail('É a sua vez'))
    expect(await byMail('É a sua vez')).not.toBeChecked()
    expect(await onBell('É a sua vez')).toBeChecked()
    await waitFor(() => expect(saved).toEqual([{ choices: [{ kind: 'order_turn', mail: false }] }]))
  })

  it('is rolled back when saving fails', async () => {
    const { user } = draw()
    network.use(refuse('PUT /notification-preferences', 503, 'unavailable', 'Serviço indisponível no momento.'))
    await user.click(await byMail('É a sua vez'))
    expect(await screen.findByText('Serviço indisponível no momento.')).toBeVisible()
    await waitFor(async () => expect(await byMail('É a sua vez')).toBeChecked())
  })

  it('is rolled back without the network, which cannot tell how it was', async () => {
    const { user } = draw()
    await byMail('É a sua vez')
    network.use(
      http.get('*/api/notification-preferences', () => HttpResponse.error()),
      http.put('*/api/notification-preferences', () => HttpResponse.error()),
    )
    await user.click(await byMail('É a sua vez'))
    await waitFor(async () => expect(await byMail('É a sua vez')).toBeChecked())
    expect(await onBell('É a sua vez')).toBeChecked()
  })

  it('is switched for a whole group on one channel', async () => {
    const { user, saved } = draw()
    await user.click(await screen.findByRole('button', { name: 'Desligar por e-mail: pedidos' }))
    await waitFor(() =>
      expect(saved).toEqual([
        {
          choices: [
            { kind: 'order_turn', mail: false },
            { kind: 'order_late', mail: false },
          ],
        },
      ]),
    )
    expect(await screen.findByRole('button', { name: 'Ligar todos por e-mail: pedidos' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /equipamentos/ })).not.toBeInTheDocument()
  })

  it('goes back to the default, which is offered only where something differs', async () => {
    const { user, saved } = draw([wireChoice({ mail: false }), wireChoice({ kind: 'order_late' })])
    await user.click(await screen.findByRole('button', { name: 'Voltar ao padrão' }))
    await waitFor(() => expect(saved).toEqual([{ choices: [{ kind: 'order_turn', bell: true, mail: true }] }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Voltar ao padrão' })).not.toBeInTheDocument())
  })

  it('has no switch where it cannot be chosen', async () => {
    draw([wireChoice({ mail: null, is_always_mailed: true })])
    const row = await screen.findByRole('row', { name: /É a sua vez/ })
    expect(within(row).getAllByRole('switch')).toHaveLength(1)
    expect(within(row).getByText('sempre')).toBeVisible()
  })

  it('shows what is always mailed, and lets news be asked for and taken back', async () => {
    const { user, saved } = draw([
      wireChoice({ kind: 'account', bell: null, mail: null, is_always_mailed: true }),
      wireChoice({ kind: 'news', bell: null, mail: true, default_mail: false }),
    ])
    const account = await screen.findByRole('row', { name: /Conta e acesso/ })
    expect(within(account).getByText('sempre')).toBeVisible()
    expect(within(account).queryByRole('switch')).not.toBeInTheDocument()
    const news = await byMail('Equipamentos e melhorias')
    expect(news).toBeChecked()
    await user.click(news)
    await waitFor(() => expect(saved).toEqual([{ choices: [{ kind: 'news', mail: false }] }]))
  })
})
