import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageGuard } from '@/components/layout/access/PageGuard'
import { drawAt, logIn, person } from './frame'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/layout/access/Forbidden'

jest.mock('@/contexts/LoginContext')
jest.mock('@/components/auth/ExpiredSession', () => ({ ExpiredSession: () => <p role="dialog">Entre de novo</p> }))

const page = (
  <PageGuard access="orders:read">
    <p>pedidos de todos</p>
  </PageGuard>
)

describe('the guard of a page', () => {
  it('sends a visitor to the login, and back afterwards', () => {
    logIn(null)
    const { router } = drawAt('/platform/admin/orders?page=2', page)
    expect(router.replace).toHaveBeenCalledWith('/?action=login&next=%2Fplatform%2Fadmin%2Forders%3Fpage%3D2')
    expect(screen.queryByText('pedidos de todos')).not.toBeInTheDocument()
  })

  it('shows a loading state until the user is known', () => {
    logIn(null, { status: 'checking' })
    const { router } = drawAt('/platform/admin/orders', page)
    expect(router.replace).not.toHaveBeenCalled()
    expect(screen.getByRole('status', { name: 'Carregando a página' })).toBeInTheDocument()
  })

  it('shows the heading of the page meanwhile, which is part of its HTML', () => {
    logIn(null, { status: 'checking' })
    const headed = (
      <PageGuard access="orders:read" heading={{ title: 'Pedidos', facts: 'De todos os clientes' }}>
        <p>pedidos de todos</p>
      </PageGuard>
    )
    drawAt('/platform/admin/orders', headed)
    expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    expect(screen.getByText('De todos os clientes')).toBeVisible()
    expect(screen.queryByText('pedidos de todos')).not.toBeInTheDocument()
  })

  it('says that the server does not answer and asks again, instead of sending the user to the login', async () => {
    const readAgain = jest.fn()
    logIn(null, { status: 'unreachable', readAgain })
    const { router } = drawAt('/platform/admin/orders', page)
    expect(screen.getByRole('heading', { name: 'Sem resposta da Arrenda. Tentando de novo…' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(readAgain).toHaveBeenCalledTimes(1)
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('shows the page to a user with the permission', () => {
    logIn(person(['FINANCEIRO']))
    drawAt('/platform/admin/orders', page)
    expect(screen.getByText('pedidos de todos')).toBeVisible()
  })

  it('tells a user without it, with links to what they may open', async () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    drawAt('/platform/admin/orders', page)
    expect(await screen.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/platform/equipment')
    expect(screen.queryByText('pedidos de todos')).not.toBeInTheDocument()
  })

  it('says whom to ask for access', async () => {
    logIn(person(['PRODUTO']))
    drawAt('/platform/admin/orders', page)
    expect(await screen.findByText('Peça acesso a quem administra os usuários da Arrenda.')).toBeVisible()
  })

  it('keeps the page and its input when the session expires', async () => {
    const form = () => (
      <PageGuard access="orders:read">
        <input aria-label="Comentário" />
      </PageGuard>
    )
    logIn(person(['FINANCEIRO']))
    const { router, rerender } = drawAt('/platform/admin/orders', form())
    fireEvent.change(screen.getByLabelText('Comentário'), { target: { value: 'meio escrito' } })

    logIn(null)
    rerender(form())
    expect(await screen.findByRole('dialog')).toHaveTextContent('Entre de novo')
    expect(screen.getByLabelText('Comentário')).toHaveValue('meio escrito')
    expect(router.replace).not.toHaveBeenCalled()

    logIn(null, { status: 'unreachable' })
    rerender(form())
    expect(screen.getByLabelText('Comentário')).toHaveValue('meio escrito')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    logIn(null, { status: 'checking' })
    rerender(form())
    logIn(person(['FINANCEIRO']))
    rerender(form())
    expect(screen.getByLabelText('Comentário')).toHaveValue('meio escrito')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    logIn(null)
    rerender(form())
    logIn(person(['FINANCEIRO'], { id: 2 }))
    rerender(form())
    expect(screen.getByLabelText('Comentário')).toHaveValue('')
  })
})
