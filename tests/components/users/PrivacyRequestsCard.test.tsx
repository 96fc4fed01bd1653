import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { PrivacyRequestsCard } from '@/components/users/settings/PrivacyRequestsCard'
import { wirePrivacyRequest } from '@/tests/factories/wire/account.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { serve, serveAll } from '@/tests/mocks/handlers'
import { fill } from '@/tests/setup/fill'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/dialogs/ConfirmDialogQuestion'
import '@/components/ui/dialogs/ReasonDialogForm'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Renders the erasure requests of the fixtures, Bruno's among them; records the decisions. */
function open() {
  const decided: unknown[] = []
  network.use(
    http.put('*/api/privacy-requests/4', async ({ request }) => {
      decided.push(await request.json())
      return HttpResponse.json(wirePrivacyRequest({ status: 'done' }))
    }),
    ...serveAll(),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PrivacyRequestsCard />
      <Toaster />
    </QueryClientProvider>,
  )
  return { decided, user: userEvent.setup() }
}

describe('the requests about personal data', () => {
  it('are approved after a confirmation that names the person', async () => {
    const { decided, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Excluir a conta de Bruno Tavares' }))
    const dialog = await screen.findByRole('dialog', { name: 'Excluir a conta de Bruno Tavares?' })
    await user.click(within(dialog).getByRole('button', { name: 'Excluir conta' }))
    expect(await screen.findByText('Conta excluída.')).toBeVisible()
    expect(decided).toEqual([{ approved: true }])
  })

  it('are refused only with a reason', async () => {
    const { decided, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Recusar o pedido LGPD-2026-000004 de Bruno Tavares' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar o pedido de Bruno Tavares?' }))
    await user.click(dialog.getByRole('button', { name: 'Recusar pedido' }))
    expect(dialog.getByText('Diga por que o pedido foi recusado')).toBeInTheDocument()
    await fill(dialog.getByLabelText('Motivo da recusa'), 'Há um contrato')
    await user.click(dialog.getByRole('button', { name: 'Recusar pedido' }))
    expect(await screen.findByText('Pedido recusado.')).toBeVisible()
    expect(decided).toEqual([{ approved: false, message: 'Há um contrato' }])
  })

  it('show a message when there are none', async () => {
    open()
    network.use(...serve({ 'GET /privacy-request-management': wirePage([]) }))
    expect(await screen.findByText('Nenhum pedido espera por uma decisão.')).toBeVisible()
  })
})

describe('what is no erasure of an account', () => {
  it('shows who asks for what and until when, and is answered in words', async () => {
    const person = { id: null, first_name: 'Hortênsia Valadão', email: 'hortensia@fora.example' }
    const asked = wirePrivacyRequest({ kind: 'correction', text: 'Meu nome é com Z', due_on: '2020-01-01' })
    const { decided, user } = open()
    network.use(...serve({ 'GET /privacy-request-management': wirePage([{ ...asked, person }]) }))
    expect(await screen.findByText(/hortensia@fora.example · sem conta/)).toBeVisible()
    expect(screen.getByText(/LGPD-2026-000004 · Correção de dados/)).toBeVisible()
    expect(screen.getByText(/dias de atraso/)).toBeVisible()
    expect(screen.getByText('“Meu nome é com Z”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Responder ao pedido LGPD-2026-000004 de Hortênsia Valadão' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Responder ao pedido de Hortênsia Valadão' }))
    await fill(dialog.getByLabelText('Resposta'), 'Corrigido')
    await user.click(dialog.getByRole('button', { name: 'Enviar resposta' }))
    expect(await screen.findByText('Resposta enviada.')).toBeVisible()
    expect(decided).toEqual([{ approved: true, message: 'Corrigido' }])
  })

  it('stands among all requests with its answer once it is decided', async () => {
    const person = { id: 3, first_name: 'Bruno Tavares', email: 'colaborador@horizonte.example' }
    const done = { status: 'done', message: 'Segue.', decided_at: '2026-11-21T12:00:00.000Z' } as const
    const { user } = open()
    await screen.findByRole('button', { name: 'Excluir a conta de Bruno Tavares' })
    const answered = { ...wirePrivacyRequest({ kind: 'access', ...done }), person }
    network.use(...serve({ 'GET /privacy-request-management': wirePage([answered]) }))
    await user.click(screen.getByRole('button', { name: 'Todos' }))
    expect(await screen.findByText('Resposta: “Segue.”')).toBeVisible()
    expect(screen.getByText(/Respondido em 21\/11\/2026/)).toBeVisible()
    expect(screen.getByText('Atendido')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Bruno Tavares/ })).not.toBeInTheDocument()
  })
})
