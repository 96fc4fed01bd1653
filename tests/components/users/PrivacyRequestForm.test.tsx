import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { PrivacyRequestScreen } from '@/components/users/PrivacyRequestScreen'
import { fill } from '@/tests/setup/fill'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/users/PrivacyRequestForm'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describe('the form for people without an account', () => {
  it('sends what they ask, and says where the protocol went', async () => {
    const sent: unknown[] = []
    network.use(
      http.post('*/api/privacy-requests/without-account', async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const user = userEvent.setup()
    render(
      <QueryClientProvider client={createQueryClient()}>
        <PrivacyRequestScreen />
      </QueryClientProvider>,
    )
    await fill(await screen.findByLabelText('Nome completo'), 'Hortênsia Valadão')
    await fill(screen.getByLabelText('E-mail'), 'hortensia@fora.example')
    await user.selectOptions(screen.getByLabelText('O que você quer pedir'), 'Correção de dados')
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }))
    expect(await screen.findByText('Conte o que você quer')).toBeVisible()
    await fill(screen.getByLabelText(/^Sobre o que é/), 'Meu nome é com Z')
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }))

    expect(await screen.findByRole('heading', { name: 'Pedido enviado' })).toBeVisible()
    expect(sent).toEqual([
      { name: 'Hortênsia Valadão', email: 'hortensia@fora.example', kind: 'correction', text: 'Meu nome é com Z' },
    ])
  })
})
