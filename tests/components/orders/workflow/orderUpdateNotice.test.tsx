import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'
import { refreshOpenOrders } from '@/hooks/live/refresh-open-orders'
import type { LiveChange } from '@/services/live/live.rules'
import type { Order } from '@/services/orders/orders.schema'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { drawAt } from '../../layout/frame'
import { answer, network, useNetwork } from '../orderDesk'

useNetwork()

const proposed = wireOrder()
const MASK = proposed.order_mask_id
const entry = (id: number, action: string, actor_name: string): Order['history'][number] => ({
  id,
  action,
  actor_name,
  from_stage: 'PROPOSAL_AGREEMENT',
  to_stage: 'DOC_ANALYSIS',
  message: null,
  created_at: '2026-11-21T17:32:00.000Z',
})
const newest = Math.max(0, ...proposed.history.map(({ id }) => id))
const moved = wireOrder({
  stage_name: 'DOC_ANALYSIS',
  version: proposed.version + 1,
  allowed_actions: ['upload_document'],
  history: [entry(newest + 1, 'accept_proposal', 'Otávio Reis'), ...proposed.history],
})
const further = wireOrder({
  ...moved,
  version: moved.version + 1,
  history: [entry(newest + 2, 'add_extra_document', 'Otávio Reis'), ...moved.history],
})
const change = { type: 'order', id: MASK, company_id: proposed.company.id, version: moved.version } as const

/** Renders the customer's screen and counts the requests for the order. */
async function open() {
  const server = { order: proposed, asked: 0 }
  network.use(
    http.get(`*/api/checkout/${MASK}`, () => {
      server.asked += 1
      return HttpResponse.json(server.order)
    }),
  )
  const queryClient = createQueryClient()
  drawAt(
    `/platform/my-orders/${MASK}`,
    <QueryClientProvider client={queryClient}>
      <CustomerOrderScreen />
    </QueryClientProvider>,
    { maskId: MASK },
  )
  await screen.findByRole('button', { name: 'Aceitar proposta' })
  const tell = async (...told: LiveChange[]) => {
    server.order = moved
    const changes = told.length > 0 ? told : [change]
    await act(() => Promise.all(changes.map((one) => refreshOpenOrders(queryClient, one))))
  }
  return { server, tell }
}

const SIGN = /Proposta aceita \(Otávio Reis\)\./

describe('an order that another user changes while it is open', () => {
  it('is refreshed with a notice of who did what, without moving the focus', async () => {
    const { tell } = await open()
    screen.getByRole('button', { name: 'Recusar' }).focus()

    await tell()

    expect(await screen.findByText(SIGN, { selector: '[role=status] *' })).toHaveTextContent('Atualizado às 14:32.')
    expect(screen.getByText('Envie os documentos da empresa')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Entendi' })).not.toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(screen.queryByText(/Atualizado às/)).not.toBeInTheDocument()
  })

  it('does not move the focus when nothing is focused', async () => {
    const { tell } = await open()
    expect(document.body).toHaveFocus()
    await tell()
    await screen.findByText(/Atualizado às/)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.body).toHaveFocus()
  })

  it('is not refreshed while there is unsent input, and is refreshed afterwards', async () => {
    const { tell } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Recusar' }))
    const asked = await screen.findByRole('dialog', { name: /Recusar a proposta/ })
    await fill(within(asked).getByRole('textbox'), 'Precisamos de')

    await tell()

    expect(await screen.findByText('O pedido mudou enquanto você escrevia.')).toBeInTheDocument()
    await fill(within(asked).getByRole('textbox'), ' 24 meses.')
    expect(within(asked).getByRole('textbox')).toHaveValue('Precisamos de 24 meses.')

    await userEvent.click(within(asked).getByRole('button', { name: /Cancelar|Voltar/ }))
    expect(await screen.findByText('Envie os documentos da empresa')).toBeInTheDocument()
    expect(screen.getByText(/Atualizado às 14:32\./)).toBeInTheDocument()
  })

  it('is not fetched again when the user’s own command returned it already', async () => {
    answer('patch', proposed, '', { body: moved })
    const { server, tell } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar proposta' }))
    const asked = await screen.findByRole('dialog', { name: /Aceitar a proposta/ })
    await userEvent.click(within(asked).getByRole('button', { name: 'Aceitar proposta' }))
    await screen.findByText('Envie os documentos da empresa')

    await tell()

    expect(server.asked).toBe(1)
    expect(screen.queryByText(/Atualizado às/)).not.toBeInTheDocument()
  })

  it('is fetched once more when the pending response is older than the newest change', async () => {
    const { server, tell } = await open()
    const answered = Promise.withResolvers<null>()
    network.use(
      http.get(
        `*/api/checkout/${MASK}`,
        async () => {
          await answered.promise
          return HttpResponse.json(moved)
        },
        { once: true },
      ),
    )
    const told = tell(change, { ...change, version: further.version })
    server.order = further
    answered.resolve(null)
    await told

    expect(await screen.findByText(/Documento extra enviado \(Otávio Reis\); Proposta aceita/)).toBeInTheDocument()
  })

  it('is refreshed despite input left in a closed dialog', async () => {
    const { tell } = await open()
    const closed = document.createElement('div')
    closed.style.display = 'none'
    const field = document.createElement('textarea')
    closed.append(field)
    document.body.append(closed)
    fireEvent.input(field, { target: { value: 'Desisti' } })

    await tell()

    expect(await screen.findByText(/Atualizado às/)).toBeInTheDocument()
    closed.remove()
  })

  it('is not fetched again for a change of another order, or for a version that is shown already', async () => {
    const { server, tell } = await open()
    await tell({ ...change, id: '999999' })
    expect(server.asked).toBe(1)
    await tell({ ...change, version: proposed.version })
    expect(server.asked).toBe(1)
  })

  it('shows a not-found message when the user may no longer see it', async () => {
    const { tell } = await open()
    network.use(
      http.get(`*/api/checkout/${MASK}`, () =>
        HttpResponse.json(
          { errors: ['Não encontramos o que você procura.'], code: 'not_found', request_id: 'test' },
          { status: 404 },
        ),
      ),
    )
    await tell()
    expect(await screen.findByText(`Não encontramos o pedido ${MASK}`)).toBeInTheDocument()
  })
})
