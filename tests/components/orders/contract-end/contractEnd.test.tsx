import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Renewal } from '@/services/orders/contract-end/contract-end.schema'
import type { Order } from '@/services/orders/orders.schema'
import { wireAddendum, wireRenewal } from '@/tests/factories/wire/addendum.wire'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { answer, network, openOrder, useNetwork } from '../orderDesk'

useNetwork()

const ending = wireOrder({
  stage_name: 'ONGOING',
  turn: null,
  due_at: null,
  ends_on: addDays(toDay(new Date()), 45),
  allowed_actions: ['request_return', 'say_contract_end'],
})

const wish: Order['contract_end'] = {
  choice: 'renew',
  duration_months: 24,
  message: null,
  said_by: 'Marina Duarte',
  said_at: '2026-11-20T13:00:00.000Z',
  addendum: null,
}

const previewWith = (terms: Partial<Renewal>) =>
  network.use(http.get('*/api/checkout/000128/renewal', () => HttpResponse.json(wireRenewal(terms))))

describe('the end of a contract', () => {
  it('shows the days left and a preview of the renewal before it is requested', async () => {
    openOrder(ending)
    previewWith({})
    const bodies = answer('put', ending, '/contract-end', { body: { ...ending, version: 2, contract_end: wish } })

    expect(await screen.findByText('faltam 45 dias')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Renovar' }))
    const dialog = await screen.findByRole('dialog', { name: /^Renovar o contrato do pedido 000128/ })
    expect(await within(dialog).findByText(/IPCA de 4,68% até outubro de 2026/)).toBeInTheDocument()
    await userEvent.selectOptions(within(dialog).getByLabelText('Por quanto tempo'), '24')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir renovação' }))

    expect(await screen.findByText('renovar por 24 meses')).toBeInTheDocument()
    expect(bodies).toEqual([{ choice: 'renew', duration_months: 24 }])
  })

  it('shows that the index is not known yet', async () => {
    openOrder(ending)
    previewWith({ readjustment: null, kept_because: 'no_index', monthly_fee: '5418.00' })

    await userEvent.click(await screen.findByRole('button', { name: 'Renovar' }))

    expect(await screen.findByText(/O índice deste mês ainda não foi informado/)).toBeInTheDocument()
  })

  it('requires a reason to refuse an addendum, and shows its terms before accepting it', async () => {
    const offered: Order = {
      ...ending,
      contract_end: { ...wish, addendum: 'open' },
      addenda: [wireAddendum({ message: 'Como combinado.' })],
      allowed_actions: ['say_contract_end', 'accept_addendum', 'refuse_addendum'],
    }
    const renewed: Order = {
      ...ending,
      version: 2,
      contract_end: null,
      ends_on: '2028-12-20',
      addenda: [wireAddendum({ status: 'accepted', decided_at: '2026-11-21T13:00:00.000Z' })],
    }
    openOrder(offered)
    const bodies = answer('patch', offered, '/addenda/7', { body: renewed })

    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }))
    const refusing = await screen.findByRole('dialog', { name: /^Recusar o aditivo/ })
    await userEvent.click(within(refusing).getByRole('button', { name: 'Recusar aditivo' }))
    expect(within(refusing).getByText('A justificativa da recusa é obrigatória.')).toBeInTheDocument()
    await userEvent.click(within(refusing).getByRole('button', { name: 'Voltar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar aditivo' }))
    const accepting = await screen.findByRole('dialog', { name: /^Aceitar o aditivo 2026-0128-A1/ })
    expect(accepting).toHaveTextContent('de 20/12/2026 a 20/12/2028')
    await userEvent.click(within(accepting).getByRole('button', { name: 'Aceitar aditivo' }))

    expect(await screen.findByText(/^Renovado pelo aditivo 2026-0128-A1/)).toBeInTheDocument()
    expect(bodies).toEqual([{ accepted: true }])
  })
})
