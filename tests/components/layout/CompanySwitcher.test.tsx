import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { CompanySwitcher } from '@/components/layout/company/CompanySwitcher'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import type { User } from '@/services/auth/auth.schema'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { serve } from '@/tests/mocks/handlers'
import { expectConsole } from '@/tests/setup/console'
import { fill } from '@/tests/setup/fill'
import { drawAt } from './frame'
// Compiled before the clock runs.
import '@/components/layout/company/CompanyList'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => saveTokens({ access: 'access-token', refresh: 'refresh-token' }))
afterEach(() => {
  network.resetHandlers()
  deleteSession()
})
afterAll(() => network.close())

const company = (id: number, corporate_name: string) => ({ id, corporate_name, cnpj: String(id).padStart(14, '0') })
const FOUR = [
  company(1, 'Atlântica Logística'),
  company(2, 'Clínica Vila Serena'),
  company(3, 'Horizonte Engenharia'),
  company(4, 'Horizonte Hospitalar'),
]
const seller = (overrides: Partial<User> = {}) =>
  wireUser({ permissions_groups: ['VENDEDOR'], permitted_companys: FOUR, company: FOUR[2], ...overrides })

/** Something that the page shows of the company. */
const Orders = () => {
  const { data } = useQuery({
    queryKey: ['orders'],
    queryFn: async () => (await (await fetch('http://localhost/api/checkout')).json()) as string,
    staleTime: Infinity,
  })
  return <p>{data}</p>
}

function open(user: User) {
  let asked = 0
  network.use(
    ...serve({ 'GET /get_logged_user': user }),
    http.get('*/api/checkout', () => HttpResponse.json(`pedidos, leitura ${String(++asked)}`)),
  )
  drawAt(
    '/platform/admin/orders',
    <QueryClientProvider client={new QueryClient()}>
      <LoginProvider>
        <CompanySwitcher />
        <Orders />
      </LoginProvider>
    </QueryClientProvider>,
  )
}

const tag = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the company switcher', () => {
  it('shows a VENDEDOR the company that they act for', async () => {
    open(seller())
    expect(await tag('Empresa: Horizonte Engenharia')).toBeInTheDocument()
  })

  it("says 'Selecione a empresa' when none is set", async () => {
    open(seller({ company: null }))
    expect(await tag('Selecione a empresa')).toBeInTheDocument()
  })

  it('is hidden from everyone else', async () => {
    open(wireUser({ permissions_groups: ['GERENTE VENDEDOR'] }))
    await screen.findByText('pedidos, leitura 1')
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  })

  it('lists the permitted companies and finds those whose name starts with the typed text, whatever its case', async () => {
    open(seller())
    await userEvent.click(await tag(/Horizonte/))
    const search = await screen.findByPlaceholderText('Busque uma empresa')
    expect(search).toHaveFocus()
    expect(screen.getAllByRole('option')).toHaveLength(4)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Horizonte Engenharia00.000.000/0000-03')
    await fill(search, 'hORIZ')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.clear(search)
    await userEvent.type(search, 'Vila')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Nenhuma empresa começa com “Vila”.')
  })

  it('finds a company far down a list of 2,000', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => company(index + 1, `Empresa ${String(index + 1)} Ltda.`))
    open(seller({ permitted_companys: many, company: many[0] }))
    await userEvent.click(await tag(/Empresa 1 Ltda/))
    expect(await screen.findByRole('status')).toHaveTextContent('As primeiras 200 de 2.000 empresas.')
    await fill(screen.getByPlaceholderText('Busque uma empresa'), 'empresa 1987')
    expect(screen.getByRole('option')).toHaveTextContent('Empresa 1987 Ltda.')
  })

  it('switches by keyboard: replaces the user and refetches the data of the company', async () => {
    open(seller())
    await screen.findByText('pedidos, leitura 1')
    const switched: unknown[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<null>()
    network.use(
      http.put('*/api/user-switch-company/1', async ({ request }) => {
        switched.push(await request.json())
        const user = seller({ company: FOUR[1] })
        network.use(...serve({ 'GET /get_logged_user': user }))
        await released
        return HttpResponse.json(user)
      }),
    )
    await userEvent.click(await tag(/Horizonte/))
    await screen.findByPlaceholderText('Busque uma empresa')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await tag(/Horizonte/)).toHaveAttribute('aria-busy', 'true')
    release(null)
    expect(await tag('Empresa: Clínica Vila Serena')).toHaveFocus()
    expect(await screen.findByText('pedidos, leitura 2')).toBeInTheDocument()
    expect(switched).toEqual([{ company: 2 }])
  })

  it('only logs a failure to the console', async () => {
    open(seller())
    network.use(http.put('*/api/user-switch-company/1', () => HttpResponse.json({}, { status: 500 })))
    expectConsole('error', /ApiError/)
    await userEvent.click(await tag(/Horizonte/))
    await userEvent.click(await screen.findByRole('option', { name: /Atlântica/ }))
    await waitFor(async () => expect(await tag(/Horizonte/)).not.toHaveAttribute('aria-busy'))
    expect(await tag('Empresa: Horizonte Engenharia')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('closes on Esc and returns the focus', async () => {
    open(seller())
    await userEvent.click(await tag(/Horizonte/))
    await screen.findByPlaceholderText('Busque uma empresa')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(await tag(/Horizonte/)).toHaveFocus()
  })
})
