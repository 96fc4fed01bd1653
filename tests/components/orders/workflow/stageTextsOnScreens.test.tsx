import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'
import { StaffOrderScreen } from '@/components/orders/detail/staff/StaffOrderScreen'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { stageText } from '@/services/orders/workflow/order-state-texts.rules'
import {
  HAPPY_PATH,
  positionOf,
  STAGE_LABEL,
  STAGE_STATE_LABEL,
  type StageName,
  type StageState,
} from '@/services/orders/workflow/stages.rules'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { drawAt, logIn, person } from '../../layout/frame'
import { network, useNetwork } from '../orderDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const AUDIENCES = ['customer', 'staff'] as const

/** Draws the page of an order as the route does: the screen fetches it. */
async function openScreen(order: Order, audience: Audience) {
  const path = audience === 'customer' ? '/checkout/000128' : '/checkout-management/1/000128'
  network.use(
    http.get(`*/api${path}`, () => HttpResponse.json(order)),
    http.get(/\/notes$/, () => HttpResponse.json([])),
    http.get('*', () => HttpResponse.json({ count: 0, next: null, previous: null, results: [] })),
  )
  logIn(audience === 'customer' ? person(['CLIENTE', 'GESTOR']) : person(['ADMINISTRADOR'], { company: null }))
  drawAt(
    '/',
    <QueryClientProvider client={createQueryClient()}>
      {audience === 'customer' ? <CustomerOrderScreen /> : <StaffOrderScreen />}
    </QueryClientProvider>,
    { companyId: '1', maskId: '000128' },
  )
  await screen.findByRole('list', { name: 'Etapas do pedido' })
}

const stageLine = () => within(screen.getByRole('list', { name: 'Etapas do pedido' }))

/** Expects the text of a stage where the line shows it. */
async function expectText(where: StageName, [stage, state]: readonly [StageName, StageState], audience: Audience) {
  const { title, description } = stageText(stage, state, audience)
  await userEvent.hover(stageLine().getByRole('button', { name: `Etapa ${STAGE_LABEL[where]}` }))
  expect(stageLine().getByText(title)).toBeVisible()
  expect(stageLine().getByText(description)).toBeVisible()
}

const at = (stage_name: StageName, overrides: Partial<Order> = {}): Order =>
  wireOrder({ stage_name, turn: 'staff', allowed_actions: [], due_at: null, ...overrides })

const stateIn = (here: StageName, stage: StageName): StageState => {
  const distance = positionOf(stage) - positionOf(here)
  return distance < 0 ? 'completed' : distance === 0 ? 'waiting' : 'default'
}

const request = { reason: 'A obra parou', requested_by: 'Marina', requested_at: '2026-11-20T12:00:00Z' }

describe.each(AUDIENCES)('the page of an order, for the %s', (audience) => {
  it.each(['PROPOSAL_AGREEMENT', 'PACKAGING', 'RETURNING'] as const)(
    'says of every stage what was, is and will be, in %s',
    async (here) => {
      await openScreen(at(here, { turn: here === 'PROPOSAL_AGREEMENT' ? 'customer' : 'staff' }), audience)
      // The end is told by what is still missing in the return.
      for (const stage of HAPPY_PATH.filter((one) => one !== 'FINISHED'))
        await expectText(stage, [stage, stateIn(here, stage)], audience)
    },
  )

  it('says of every stage that it is done, in FINISHED', async () => {
    await openScreen(at('FINISHED', { stage_state: 'completed', turn: null }), audience)
    for (const stage of HAPPY_PATH) await expectText(stage, [stage, 'completed'], audience)
  })

  it.each(['PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'RETURNING'] as const)(
    'says that a stage was sent back, in %s',
    async (stage) => {
      await openScreen(at(stage, { stage_state: 'reproved', sent_back: true }), audience)
      await expectText(stage, [stage, 'reproved'], audience)
      expect(stageLine().getByText(STAGE_STATE_LABEL.reproved)).toBeVisible()
    },
  )

  it('says that a cancelling was asked for, and declined', async () => {
    const asked = { ...request, answer: 'Já está pago', declined_at: '2026-11-21T12:00:00Z' }
    await openScreen(at('DOC_ANALYSIS', { cancel_request: asked }), audience)
    await expectText('DOC_ANALYSIS', ['CANCELLED', 'reproved'], audience)
  })

  it('says where the order was cancelled', async () => {
    const { stages } = wireOrder({ stage_name: 'CREDIT_ANALYSIS' })
    await openScreen(at('CANCELLED', { stage_state: 'completed', turn: null, stages }), audience)
    await expectText('CREDIT_ANALYSIS', ['CANCELLED', 'completed'], audience)
  })
})
