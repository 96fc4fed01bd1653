import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ResetForm } from '@/components/auth/ResetForm'
import { PageGuard } from '@/components/layout/access/PageGuard'
import type { User } from '@/services/auth/auth.schema'
import { drawAt, logIn, person } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/auth/AccessEndedScreen'
import '@/components/auth/ActivationScreen'
import '@/components/auth/ChangePasswordForm'
import '@/components/auth/FirstPasswordScreen'
import '@/components/layout/access/Forbidden'
import { fill } from '@/tests/setup/fill'

jest.mock('@/contexts/LoginContext')

const draw = (path: string, element: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  return drawAt(path, <QueryClientProvider client={client}>{element}</QueryClientProvider>)
}

const waiting = (waits_for: User['waits_for']) => person(['CLIENTE', 'GESTOR'], { waits_for, is_company_admin: true })

describe('the guard of a page', () => {
  const orders = (
    <PageGuard access="checkout:read">
      <p>meus pedidos</p>
    </PageGuard>
  )

  it('shows the waiting page to users of a company that is not active yet', async () => {
    logIn(waiting('activation'))
    draw('/platform/my-orders', orders)
    expect(await screen.findByRole('heading', { name: 'Conta aguardando ativação' })).toBeVisible()
    expect(screen.queryByText('meus pedidos')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Meus dados' })).toHaveAttribute('href', '/platform/settings')
    expect(screen.getByRole('link', { name: 'Ajuda' })).toHaveAttribute('href', '/platform/help')
  })

  it('shows the access-ended page, with a contact, once the company has lost its access', async () => {
    logIn(waiting('access_ended'))
    draw('/platform/my-orders', orders)
    expect(await screen.findByRole('heading', { name: 'O acesso da empresa foi encerrado' })).toBeVisible()
    expect(screen.queryByText('meus pedidos')).not.toBeInTheDocument()
    expect(screen.queryByText(/aguardando|Verificar agora/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Escrever para a Arrenda' })).toHaveAttribute(
      'href',
      'mailto:atendimento@arrenda.example',
    )
  })

  it.each(['activation', 'access_ended'] as const)('admits a user with waits_for %s to their own account', (wait) => {
    logIn(waiting(wait))
    draw(
      '/platform/settings',
      <PageGuard access="account:use">
        <p>meus dados</p>
      </PageGuard>,
    )
    expect(screen.getByText('meus dados')).toBeVisible()
  })

  it('asks a user with a temporary password for a new one instead of showing the page', async () => {
    logIn(waiting('new_password'))
    draw('/platform/my-orders', orders)
    expect(await screen.findByRole('heading', { name: 'Escolha sua senha' })).toBeVisible()
    expect(await screen.findByLabelText('Senha temporária')).toBeVisible()
    expect(screen.queryByText('meus pedidos')).not.toBeInTheDocument()
  })
})

describe('the form for a new password', () => {
  it('ticks each rule as soon as it is met', async () => {
    logIn(null)
    draw('/', <ResetForm token="abc" />)
    const kept = () => screen.queryAllByText(/cumprida/).length
    await fill(screen.getByLabelText('Nova senha'), 'jabuti')
    expect(kept()).toBe(2)
    await userEvent.type(screen.getByLabelText('Nova senha'), 'Caba')
    expect(kept()).toBe(4)
    await userEvent.type(screen.getByLabelText('Nova senha'), '41')
    expect(kept()).toBe(5)
  })

  it('shows an error when the confirmation differs', async () => {
    logIn(null)
    draw('/', <ResetForm token="abc" />)
    await fill(screen.getByLabelText('Nova senha'), 'jabutiCaba41')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
    expect(await screen.findByText('As senhas não correspondem')).toBeVisible()
  })

  it('without a token shows an invalid link, and how to request another', () => {
    logIn(null)
    draw('/', <ResetForm token={null} />)
    expect(screen.getByText('Este link não vale mais')).toBeVisible()
    expect(screen.getByRole('link', { name: 'peça outro' })).toHaveAttribute('href', '/?action=recover-password')
  })
})
