import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderStageLine } from '@/components/orders/workflow/OrderStageLine'
import { OrderTurnBanner } from '@/components/orders/workflow/OrderTurnBanner'
import type { Order } from '@/services/orders/orders.schema'
import { stageText } from '@/services/orders/workflow/order-state-texts.rules'
import {
  HAPPY_PATH,
  STAGE_LABEL,
  STAGE_STATES,
  type StageName,
  STAGES,
  type StageState,
} from '@/services/orders/workflow/stages.rules'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const AUDIENCES = ['customer', 'staff'] as const

/** Whose turn the text of a stage speaks of while it waits for its first or its next decision. */
const TURNS: Partial<Record<StageName, Order['turn']>> = {
  PROPOSAL_AGREEMENT: 'customer',
  DOC_ANALYSIS: 'customer',
  ONGOING: null,
}

/** An order that stands at a stage, in a state. */
const at = (stage_name: StageName, stage_state: StageState, overrides: Partial<Order> = {}): Order =>
  wireOrder({
    stage_name,
    stage_state,
    turn: TURNS[stage_name] === undefined ? 'staff' : TURNS[stage_name],
    ...overrides,
  })

const stageAfter = (stage: StageName): StageName =>
  HAPPY_PATH[HAPPY_PATH.findIndex((one) => one === stage) + 1] ?? stage

const request = { reason: 'A obra parou', requested_by: 'Marina', requested_at: '2026-11-20T12:00:00Z' }

/** How an order comes to show each state of its cancelling, and of its end. */
const SPECIAL: Record<'CANCELLED' | 'FINISHED', Record<StageState, [where: StageName, order: Order]>> = {
  CANCELLED: {
    default: ['DOC_ANALYSIS', at('DOC_ANALYSIS', 'waiting')],
    waiting: [
      'DOC_ANALYSIS',
      at('DOC_ANALYSIS', 'waiting', { cancel_request: { ...request, answer: null, declined_at: null } }),
    ],
    reproved: [
      'DOC_ANALYSIS',
      at('DOC_ANALYSIS', 'waiting', {
        cancel_request: { ...request, answer: 'Já está pago', declined_at: '2026-11-21T12:00:00Z' },
      }),
    ],
    completed: [
      'CREDIT_ANALYSIS',
      at('CANCELLED', 'completed', {
        turn: null,
        stages: wireOrder({ stage_name: 'CREDIT_ANALYSIS' }).stages.map((stage) =>
          stage.stage_name === 'CREDIT_ANALYSIS' ? { ...stage, state: 'reproved', approved: false } : stage,
        ),
      }),
    ],
  },
  FINISHED: {
    default: ['FINISHED', at('ONGOING', 'waiting')],
    waiting: ['FINISHED', at('RETURNING', 'waiting')],
    reproved: ['FINISHED', at('RETURNING', 'reproved', { sent_back: true })],
    completed: ['FINISHED', at('FINISHED', 'completed', { turn: null })],
  },
}

/** An order begins with its proposal: its first stage is always reached (docs/adr/0532). */
const isPossible = (stage: StageName, state: StageState): boolean =>
  !(stage === 'PROPOSAL_AGREEMENT' && state === 'default')

/** The order, and the stage of its line that shows the text. */
function showing(stage: StageName, state: StageState): [where: StageName, order: Order] {
  if (stage === 'CANCELLED' || stage === 'FINISHED') return SPECIAL[stage][state]
  if (state === 'completed') return [stage, at(stageAfter(stage), 'waiting')]
  if (state === 'default') return [stage, at('PROPOSAL_AGREEMENT', 'waiting')]
  return [stage, at(stage, state)]
}

const everyText = AUDIENCES.flatMap((audience) =>
  STAGES.flatMap((stage) =>
    STAGE_STATES.filter((state) => isPossible(stage, state)).map((state) => ({ audience, stage, state })),
  ),
)

/** The stages in which both a refusal and a rollback leave `reproved`. */
const AMBIGUOUS: readonly StageName[] = ['PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'DELIVERY_TERM']

describe('the stage line of an order', () => {
  it('has 96 texts, of which no order shows two: its proposal is always there', () => {
    expect(AUDIENCES.length * STAGES.length * STAGE_STATES.length).toBe(96)
    expect(everyText).toHaveLength(94)
  })

  it.each(everyText)('shows the $audience the text of $stage $state', async ({ audience, stage, state }) => {
    const [where, order] = showing(stage, state)
    render(<OrderStageLine order={order} audience={audience} />)
    const { title, description } = stageText(stage, state, audience)
    expect(screen.queryByText(title)).not.toBeInTheDocument()
    await userEvent.hover(screen.getByRole('button', { name: `Etapa ${STAGE_LABEL[where]}` }))
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(description)).toBeVisible()
  })

  it('shows the texts by keyboard: one Tab stop at the current stage, arrows, Escape', async () => {
    render(<OrderStageLine order={at('CREDIT_ANALYSIS', 'waiting')} audience="staff" />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Etapa Crédito' })).toHaveFocus()
    expect(screen.getByText('Decida o crédito')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('Contrato não iniciado')).toBeVisible()
    expect(screen.queryByText('Decida o crédito')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Etapa Contrato' })).toHaveAccessibleDescription(/Ainda não/)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Contrato não iniciado')).not.toBeInTheDocument()
  })

  it('says of the stages after a cancelled one that they did not happen', async () => {
    const [, order] = SPECIAL.CANCELLED.completed
    render(<OrderStageLine order={order} audience="customer" />)
    const [term] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Termo'))
    await userEvent.hover(screen.getByRole('button', { name: 'Etapa Termo' }))
    expect(term).toHaveTextContent('Não aconteceu')
  })
})

describe('the banner of a stage that a rollback went back to', () => {
  const sentBack = (stage: StageName): Order => {
    const order = at(stage, 'reproved', { sent_back: true })
    const stages = order.stages.map((one) => (one.stage_name === stage ? { ...one, message: 'Faltou uma data.' } : one))
    return { ...order, stages }
  }

  it.each(
    AUDIENCES.flatMap((audience) =>
      (['PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'ONGOING', 'RETURNING'] as const).map((stage) => ({
        audience,
        stage,
      })),
    ),
  )('says to the $audience what is done anew in $stage, and why', ({ audience, stage }) => {
    render(<OrderTurnBanner order={sentBack(stage)} audience={audience} />)
    expect(screen.getByText(stageText(stage, 'reproved', audience).title)).toBeVisible()
    expect(screen.getByText(/O pedido voltou a esta etapa: “Faltou uma data\.”/)).toBeVisible()
  })

  it.each(AUDIENCES.flatMap((audience) => AMBIGUOUS.map((stage) => ({ audience, stage }))))(
    'does not speak to the $audience of a refusal in $stage',
    ({ audience, stage }) => {
      render(<OrderTurnBanner order={sentBack(stage)} audience={audience} />)
      expect(screen.queryByText(stageText(stage, 'reproved', audience).title)).not.toBeInTheDocument()
      expect(screen.getByText(/de novo|nova assinatura|refazendo/)).toBeVisible()
      expect(screen.getByText(/O pedido voltou a esta etapa/)).toBeVisible()
    },
  )
})
