import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { toastStore } from '@/components/ui/feedback/toast'
import type { Order } from '@/services/orders/orders.schema'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { answer, network, openOrder, useNetwork } from '../orderDesk'

useNetwork()

const asked = {
  reason: 'A obra foi adiada.',
  requested_by: 'Marina Duarte',
  requested_at: '2026-11-18T12:00:00.000Z',
  answer: null,
  declined_at: null,
}

const free = wireOrder({ allowed_actions: ['request_cancel'] })
const waiting: Order = {
  ...free,
  version: 2,
  cancel_requested: true,
  cancel_request: asked,
  allowed_actions: ['withdraw_cancel_request'],
}

describe('requesting the cancellation of an order', () => {
  it('needs a reason, and is then pending', async () => {
    openOrder(free)
    const bodies = answer('post', free, '/cancel-request', { body: waiting })

    await userEvent.click(await screen.findByRole('button', { name: 'Pedir cancelamento' }))
    const dialog = await screen.findByRole('dialog', { name: /^Pedir o cancelamento do pedido 000128/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir cancelamento' }))
    expect(within(dialog).getByText('Diga por que o pedido deve ser cancelado.')).toBeInTheDocument()
    await fill(within(dialog).getByLabelText('Motivo'), 'A obra foi adiada.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir cancelamento' }))

    expect(await screen.findByText(/espera a resposta da Arrenda$/)).toBeInTheDocument()
    expect(bodies).toEqual([{ message: 'A obra foi adiada.' }])
  })

  it('can be withdrawn', async () => {
    openOrder(waiting)
    const bodies = answer('delete', free, '/cancel-request', { body: { ...free, version: 3 } })

    await userEvent.click(await screen.findByRole('button', { name: 'Desistir do cancelamento' }))

    expect(await screen.findByRole('button', { name: 'Pedir cancelamento' })).toBeInTheDocument()
    expect(screen.queryByText(/espera a resposta da Arrenda/)).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('shows the answer when it was declined', async () => {
    openOrder({
      ...free,
      cancel_request: { ...asked, answer: 'Já foi separado.', declined_at: '2026-11-19T12:00:00.000Z' },
    })

    expect(await screen.findByText('A Arrenda não cancelou o pedido em 19/11/2026')).toBeInTheDocument()
    expect(screen.getByText('“Já foi separado.”')).toBeInTheDocument()
  })
})

describe('the toast after a command', () => {
  it('appears even when its button was removed meanwhile', async () => {
    const { promise: gone, resolve: leave } = Promise.withResolvers<null>()
    network.use(http.delete('*/cancel-request', () => gone.then(() => HttpResponse.json(free))))
    const { unmount } = openOrder(waiting)

    await userEvent.click(await screen.findByRole('button', { name: 'Desistir do cancelamento' }))
    unmount()
    leave(null)

    await waitFor(() => expect(toastStore.read()).toMatchObject([{ text: 'O pedido continua' }]))
  })
})
