import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { ErasuresCard } from '@/components/users/settings/ErasuresCard'
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
      <ErasuresCard />
      <Toaster />
    </QueryClientProvider>,
  )
  return { decided, user: userEvent.setup() }
}

describe('the erasure requests', () => {
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
    await user.click(await screen.findByRole('button', { name: 'Recusar o pedido de Bruno Tavares' }))
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
