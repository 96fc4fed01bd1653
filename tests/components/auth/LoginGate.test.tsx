import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginGate } from '@/components/auth/LoginGate'
import { drawAt, logIn, person } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/auth/AuthDialog'
import { fill } from '@/tests/setup/fill'

jest.mock('@/contexts/LoginContext')

const open = (query: Record<string, string> = { action: 'login' }) => drawAt('/', <LoginGate />, query)

/** Of what covers the page. */
async function animation(): Promise<string> {
  await screen.findByRole('dialog')
  return getComputedStyle(screen.getByRole('presentation')).animation
}

describe('the log-in', () => {
  it('opens only with the query action=login', async () => {
    logIn(null)
    const { unmount } = open({})
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    unmount()
    open()
    expect(await screen.findByRole('dialog', { name: /Entrar/ })).toBeInTheDocument()
  })

  it('is there at once when it comes with the page, and fades in when it is asked for later', async () => {
    logIn(null)
    const client = new QueryClient()
    const gate = () => (
      <QueryClientProvider client={client}>
        <LoginGate />
      </QueryClientProvider>
    )
    const first = drawAt('/', gate(), { action: 'login' })
    expect(await animation()).toBe('')
    first.router.query = { action: 'recover-password' }
    first.rerender(gate())
    expect(await screen.findByRole('dialog', { name: /Recuperar/ })).toBeInTheDocument()
    expect(await animation()).toBe('')
    first.unmount()

    const later = open({})
    later.router.query = { action: 'login' }
    later.rerender(<LoginGate />)
    expect(await animation()).toContain('140ms')
  })

  it('marks the missing fields, focuses the first, and sends nothing', async () => {
    const ask = jest.fn()
    logIn(null, { logIn: ask })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('Digite um email válido')).toBeVisible()
    expect(screen.getByText('Digite sua senha')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Digite um email válido')
    expect(ask).not.toHaveBeenCalled()
  })

  it('keeps the e-mail and focuses the password when it is refused', async () => {
    const ask = jest.fn().mockRejectedValue(new Error('401'))
    logIn(null, { logIn: ask })
    open()
    await fill(await screen.findByLabelText('E-mail'), 'gestor@horizonte.example')
    await userEvent.type(screen.getByLabelText('Senha'), 'errada123{Enter}')
    await waitFor(() => expect(ask).toHaveBeenCalledWith({ email: 'gestor@horizonte.example', password: 'errada123' }))
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus())
    expect(screen.getByLabelText('E-mail')).toHaveValue('gestor@horizonte.example')
  })

  it('shows and hides the password', async () => {
    logIn(null)
    open()
    const field = await screen.findByLabelText('Senha')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Ocultar senha' })).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    [{}, '/platform/home'],
    [{ next: '/platform/my-orders/000128' }, '/platform/my-orders/000128'],
    [{ next: 'https://elsewhere.example' }, '/platform/home'],
    [{ next: '//elsewhere.example' }, '/platform/home'],
  ])('with the query %j redirects a logged-in user to %s', (query, target) => {
    logIn(person(['CLIENTE', 'GESTOR']))
    const { router } = open({ action: 'login', ...query })
    expect(router.replace).toHaveBeenCalledWith(target)
  })
})
