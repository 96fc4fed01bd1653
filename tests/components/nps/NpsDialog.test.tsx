import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { NpsDialog } from '@/components/nps/NpsDialog'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { QuotationProvider } from '@/components/layout/app/QuotationProvider'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { serve } from '@/tests/mocks/handlers'
import { fill } from '@/tests/setup/fill'
import { drawAt } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/nps/NpsQuestion'
import '@/components/ui/dialogs/DialogModal'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => saveTokens({ access: 'access-token', refresh: 'refresh-token' }))
afterEach(() => {
  network.resetHandlers()
  deleteSession()
})
afterAll(() => network.close())

/** Renders a page for a user with or without a pending question; records what is sent. */
function open({ nps, path = '/platform/home' }: { nps: boolean; path?: string }) {
  const sent: { call: string; body: unknown }[] = []
  let score: unknown = null
  const keep = async (call: string, request: Request) => {
    const body = (await request.json()) as { score?: unknown }
    sent.push({ call, body })
    score = body.score ?? score
    return HttpResponse.json({ id: 5, score, feedback: null })
  }
  network.use(
    ...serve({ 'GET /get_logged_user': wireUser({ nps }) }),
    http.post('*/api/nps', ({ request }) => keep('POST', request)),
    http.put('*/api/nps/5', ({ request }) => keep('PUT', request)),
  )
  drawAt(
    path,
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <QuotationProvider>
          <NpsDialog />
          <Toaster />
        </QuotationProvider>
      </LoginProvider>
    </QueryClientProvider>,
  )
  return { sent, user: userEvent.setup() }
}

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('the rating question', () => {
  it('goes from the score to the reasons to the thanks', async () => {
    const { sent, user } = open({ nps: true })
    const asked = await dialog(/^De 0 a 10/)
    expect(within(asked).getAllByRole('radio')).toHaveLength(11)
    expect(asked).toHaveTextContent('Pouco provável')
    expect(asked).toHaveTextContent('Muito provável')

    await user.click(screen.getByRole('radio', { name: '9' }))
    await press('Próximo')

    const why = within(await dialog('Nos conte o motivo da sua nota'))
    expect(why.getAllByRole('checkbox')).toEqual(
      ['Atendimento', 'SLA', 'Equipamentos', 'Serviço', 'Negociação/contrato'].map((name) =>
        why.getByRole('checkbox', { name }),
      ),
    )
    expect(why.getByRole('checkbox', { name: 'Atendimento' })).toHaveFocus()
    await user.click(screen.getByRole('checkbox', { name: 'Serviço' }))
    await user.click(screen.getByRole('checkbox', { name: 'Atendimento' }))
    await fill(screen.getByLabelText(/Comentário/), 'Rápidos')
    await press('Avaliar')

    await dialog('Obrigado pelo seu feedback!')
    await press('Obrigado')
    await gone()
    expect(sent).toEqual([
      { call: 'POST', body: { score: 9 } },
      { call: 'PUT', body: { feedback: 'Motivo: Atendimento, Serviço; Comentário: Rápidos' } },
    ])
  })

  it('sends a null score when it is closed before scoring', async () => {
    const { sent } = open({ nps: true })
    await dialog(/^De 0 a 10/)
    await press('Fechar')
    await gone()
    expect(sent).toEqual([{ call: 'POST', body: { score: null } }])
  })

  it('sends nothing more when it is closed after scoring', async () => {
    const { sent, user } = open({ nps: true })
    await dialog(/^De 0 a 10/)
    await user.click(screen.getByRole('radio', { name: '0' }))
    await press('Próximo')
    await dialog('Nos conte o motivo da sua nota')
    await press('Fechar')
    await gone()
    expect(sent).toEqual([{ call: 'POST', body: { score: 0 } }])
  })

  it('allows going back to correct the score, and keeps the reasons', async () => {
    const { sent, user } = open({ nps: true })
    await dialog(/^De 0 a 10/)
    await user.click(screen.getByRole('radio', { name: '3' }))
    await press('Próximo')
    await dialog('Nos conte o motivo da sua nota')
    await user.click(screen.getByRole('checkbox', { name: 'SLA' }))
    await press('Voltar')
    await user.click(await screen.findByRole('radio', { name: '8' }))
    await press('Próximo')
    expect(await screen.findByRole('checkbox', { name: 'SLA' })).toBeChecked()
    expect(sent).toEqual([
      { call: 'POST', body: { score: 3 } },
      { call: 'PUT', body: { score: 8 } },
    ])
  })

  it('requires a score to continue', async () => {
    const { sent } = open({ nps: true })
    await dialog(/^De 0 a 10/)
    await press('Próximo')
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha uma nota de 0 a 10')
    expect(screen.getByRole('radio', { name: '0' })).toHaveFocus()
    expect(sent).toEqual([])
  })

  it.each([
    ['no question is pending', { nps: false }],
    ['a simulation is on the screen', { nps: true, path: '/platform/simulation/9/plan' }],
  ])('is hidden when %s', async (_, how) => {
    open(how)
    // Long enough for the question to appear if it were shown.
    await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow()
  })
})
