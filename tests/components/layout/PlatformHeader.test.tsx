import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { PlatformHeader } from '@/components/layout/header/PlatformHeader'
import type { Group } from '@/services/auth/actor.rules'
import { actorOf } from '@/services/auth/user.rules'
import { menuFor } from '@/services/auth/menu.rules'
import { deleteSession, hasToken, saveTokens } from '@/services/config/cookies'
import { serve } from '@/tests/mocks/handlers'
import { drawAt, logIn, person } from './frame'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/layout/header/DrawerMenu'

jest.mock('@/contexts/LoginContext')

const namesIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Menu principal' })
const as = (...groups: Group[]) => logIn(person(groups))

const draw = (address: string) =>
  drawAt(
    address,
    <QueryClientProvider client={createQueryClient()}>
      <PlatformHeader />
    </QueryClientProvider>,
  )

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => network.use(...serve({ 'GET /notifications/summary': { unread: 0 } })))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describe('the header', () => {
  it('shows a customer their routes, without settings and help', () => {
    as('CLIENTE', 'GESTOR')
    draw('/platform/my-orders/000128')
    expect(namesIn(menu())).toEqual(['Início', 'Meus pedidos', 'Equipamentos', 'Chamados', 'Usuários'])
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Meus pedidos')
  })

  it('shows eight of more than ten routes and the rest behind "Mais"', async () => {
    as('ADMINISTRADOR')
    draw('/platform/admin/orders')
    expect(namesIn(menu())).toHaveLength(8)
    await userEvent.click(screen.getByRole('button', { name: 'Mais' }))
    const more = within(screen.getByRole('menu', { name: 'Mais páginas' })).getAllByRole('menuitem')
    expect(more).toHaveLength(menuFor(actorOf(person(['ADMINISTRADOR']))).filter(({ header }) => header).length - 8)
    expect(more[0]).toHaveTextContent('Upgrades')
  })

  it.each([
    [['CLIENTE', 'GESTOR'], '/platform/home'],
    [['CLIENTE', 'COLABORADOR'], '/platform/equipment'],
    [['FINANCEIRO'], '/platform/admin/home'],
    [['JURÍDICO'], '/platform/admin/orders'],
    [['VENDEDOR'], '/platform/admin/orders'],
  ] as [Group[], string][])('leads from the logo of %s to %s', (groups, href) => {
    as(...groups)
    draw('/platform/help')
    expect(screen.getByRole('link', { name: 'Arrenda, página inicial' })).toHaveAttribute('href', href)
  })

  it('leads from the logo to a page that redirects while the user is being read', () => {
    logIn(null, { status: 'checking' })
    draw('/platform/my-orders')
    expect(screen.getByRole('link', { name: 'Arrenda, página inicial' })).toHaveAttribute('href', '/platform')
  })

  it('offers Simular, but neither routes nor search, while the company is not active yet', () => {
    logIn(person(['CLIENTE', 'GESTOR'], { is_company_admin: true, waits_for: 'activation' }))
    draw('/platform/home')
    expect(screen.queryByRole('link', { name: 'Meus pedidos' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Buscar/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Simular' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Sua conta/ })).toBeInTheDocument()
  })

  it('offers Simular to members of a company except COLABORADOR', () => {
    as('CLIENTE', 'GESTOR')
    draw('/platform/home')
    expect(screen.getByRole('link', { name: 'Simular' })).toHaveAttribute(
      'href',
      '/platform/simulation/select-simulation',
    )
  })

  it.each([
    ['a COLABORADOR', person(['CLIENTE', 'COLABORADOR'])],
    ['somebody without a company', person(['ADMINISTRADOR'], { company: null })],
  ])('does not offer it to %s', (_who, user) => {
    logIn(user)
    draw('/platform/help')
    expect(screen.queryByRole('link', { name: 'Simular' })).not.toBeInTheDocument()
  })
})

describe('the user menu', () => {
  const entries = async (): Promise<(string | null)[]> => {
    await userEvent.click(screen.getByRole('button', { name: 'Sua conta: Marina Duarte' }))
    return within(screen.getByRole('menu', { name: 'Sua conta' }))
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
  }

  it('has help, settings and logout for a client', async () => {
    as('CLIENTE', 'GESTOR')
    draw('/platform/home')
    expect(await entries()).toEqual(['Ajuda', 'Configurações', 'Sair'])
  })

  it('has home, settings and logout for staff', async () => {
    as('ADMINISTRADOR')
    draw('/platform/admin/orders')
    expect(await entries()).toEqual(['Início', 'Configurações', 'Sair'])
  })

  it('logs out and leaves even when the server cannot be reached', async () => {
    const logOut = jest.fn().mockRejectedValue(new Error('500'))
    logIn(person(['ADMINISTRADOR']), { logOut })
    const { router } = draw('/platform/admin/orders')
    await entries()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
    await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1))
    expect(router.push).toHaveBeenCalledWith('/')
  })

  it('keeps the session of who stays to save a form', async () => {
    saveTokens({ access: 'a', refresh: 'r' })
    as('ADMINISTRADOR')
    const { router } = draw('/platform/admin/orders')
    router.push.mockResolvedValue(false)
    await entries()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
    window.dispatchEvent(new Event('beforeunload'))
    expect(hasToken()).toBe(true)
    deleteSession()
  })
})

describe('the drawer', () => {
  it('lists every route, including those that the header leaves out, and logout', async () => {
    as('CLIENTE', 'GESTOR')
    draw('/platform/my-orders')
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu', hidden: true }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(await within(drawer).findByRole('button', { name: 'Sair' })).toBeInTheDocument()
    expect(namesIn(within(drawer).getByRole('navigation'))).toEqual([
      'Início',
      'Meus pedidos',
      'Equipamentos',
      'Chamados',
      'Usuários',
      'Configurações',
      'Ajuda',
      'Avisos',
    ])
  })
})
