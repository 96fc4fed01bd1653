import { cancelledAt, stageItems, whenText } from '@/services/orders/workflow/stage-line.rules'
import { wireOrder, wireOrderSummary, wirePackage } from '@/tests/factories/wire/order.wire'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-23T12:00:00Z')

const due = '2026-11-24T21:00:00.000Z'
const item = (items: ReturnType<typeof stageItems>, key: string) => items.find((one) => one.key === key)

describe('the stage line of an order', () => {
  it('has eleven segments in three phases, without CANCELLED', () => {
    const items = stageItems(wireOrder(), 'customer')
    expect(items).toHaveLength(11)
    expect([...new Set(items.map(({ phase }) => phase))]).toEqual(['Contratação', 'Entrega', 'Locação'])
    expect(items.map(({ key }) => key)).not.toContain('CANCELLED')
  })

  it('shows turn and deadline from the reader’s side', () => {
    const yours = wireOrder({ stage_name: 'DOC_ANALYSIS', turn: 'customer', due_at: due })
    const theirs = wireOrder({ stage_name: 'PACKAGING', turn: 'staff', due_at: due })
    expect(item(stageItems(yours, 'customer'), 'DOC_ANALYSIS')).toMatchObject({
      side: 'customer',
      note: 'sua vez até 24/11',
    })
    expect(item(stageItems(yours, 'staff'), 'DOC_ANALYSIS')?.note).toBe('cliente até 24/11')
    expect(item(stageItems(theirs, 'customer'), 'PACKAGING')).toMatchObject({ side: 'staff', note: 'previsto 24/11' })
    expect(item(stageItems(theirs, 'staff'), 'PACKAGING')?.note).toBe('até 24/11')
    expect(item(stageItems({ ...theirs, due_at: null }, 'staff'), 'PACKAGING')?.note).toBeUndefined()
  })

  it('marks a deadline that has passed for staff alone', () => {
    const late = wireOrder({ stage_name: 'PACKAGING', turn: 'staff', due_at: '2026-01-05T21:00:00.000Z' })
    expect(item(stageItems(late, 'staff'), 'PACKAGING')?.isLate).toBe(true)
    expect(item(stageItems(late, 'customer'), 'PACKAGING')?.isLate).toBeUndefined()
    const near = { ...late, due_at: new Date(Date.now() + 5 * 86_400_000).toISOString() }
    expect(item(stageItems(near, 'staff'), 'PACKAGING')?.isLate).toBeUndefined()
  })

  it('shows documents sent back as the customer’s turn, and a refused proposal as refused', () => {
    const sentBack = wireOrder({ stage_name: 'DOC_ANALYSIS', stage_state: 'reproved', turn: 'customer', due_at: due })
    const refused = wireOrder({ stage_state: 'reproved', turn: 'staff', due_at: due })
    expect(item(stageItems(sentBack, 'customer'), 'DOC_ANALYSIS')).toMatchObject({ state: 'waiting', side: 'customer' })
    expect(item(stageItems(refused, 'customer'), 'PROPOSAL_AGREEMENT')).toMatchObject({
      state: 'reproved',
      note: 'recusada',
    })
  })

  it('shows the past stages of a summary as completed, and all stages of a finished order', () => {
    const passed = stageItems(wireOrderSummary({ stage_name: 'SHIPPING', turn: 'staff' }), 'customer')
    expect(passed.filter(({ state }) => state === 'completed').map(({ key }) => key)).toEqual([
      'PROPOSAL_AGREEMENT',
      'DOC_ANALYSIS',
      'CREDIT_ANALYSIS',
      'CONTRACT_INFO',
      'PACKAGING',
    ])
    const finished = stageItems(
      wireOrderSummary({ stage_name: 'FINISHED', stage_state: 'completed', turn: null }),
      'customer',
    )
    expect(finished.every(({ state }) => state === 'completed')).toBe(true)
  })

  it('never shows a later stage as started, whatever its record says', () => {
    const stages = wireOrder().stages.map((stage) => ({ ...stage, state: 'reproved' as const, date: due }))
    const order = wireOrder({ stage_name: 'PACKAGING', turn: 'staff', stages })
    expect(item(stageItems(order, 'staff'), 'SHIPPING')).toEqual({
      key: 'SHIPPING',
      label: 'Envio',
      phase: 'Entrega',
      state: 'default',
    })
  })

  it('shows the end of a running rental, without a turn', () => {
    const order = wireOrderSummary({ stage_name: 'ONGOING', turn: null, due_at: null, ends_on: '2028-11-14' })
    expect(item(stageItems(order, 'customer'), 'ONGOING')).toMatchObject({ state: 'waiting', note: 'até 11/2028' })
    expect(item(stageItems(order, 'customer'), 'ONGOING')?.side).toBeUndefined()
    expect(whenText(order)).toBe('Até 11/2028')
    const endless = { ...order, ends_on: null }
    expect(item(stageItems(endless, 'customer'), 'ONGOING')?.note).toBeUndefined()
    expect(whenText(endless)).toBeUndefined()
  })

  it('shows the stage at which an order was cancelled', () => {
    const stages = wireOrder({ stage_name: 'CREDIT_ANALYSIS' }).stages.map((stage) => {
      if (stage.stage_name === 'CREDIT_ANALYSIS') return { ...stage, state: 'reproved' as const }
      return stage.stage_name === 'CANCELLED'
        ? { ...stage, state: 'completed' as const, date: '2026-11-18T12:00:00Z' }
        : stage
    })
    const order = wireOrder({ stage_name: 'CANCELLED', stage_state: 'completed', turn: null, stages })
    expect(cancelledAt(order)).toEqual({ at: 'CREDIT_ANALYSIS', note: 'em Crédito, 18/11' })
    expect(cancelledAt(wireOrder())).toBeUndefined()
  })

  it('shows the last completed stage of a cancelled order that has no reproved one', () => {
    const { stages } = wireOrder({ stage_name: 'CONTRACT_INFO' })
    const cancelled = { stage_name: 'CANCELLED', stage_state: 'completed', turn: null } as const
    const completed = stages.filter(({ state }) => state === 'completed')
    expect(cancelledAt(wireOrder({ ...cancelled, stages: completed }))).toEqual({
      at: 'CREDIT_ANALYSIS',
      note: 'em Crédito',
    })
    expect(cancelledAt(wireOrderSummary(cancelled))).toEqual({ at: '' })
  })

  it('shows the customer the arrival, and staff their deadline, while packages are on their way', () => {
    const packages = [wirePackage({ delivery_eta: '2026-11-27' })]
    const order = wireOrder({ stage_name: 'DELIVERY_INFO', turn: 'staff', due_at: due, packages })
    expect(item(stageItems(order, 'customer'), 'DELIVERY_INFO')?.note).toBe('previsto 27/11')
    expect(item(stageItems(order, 'staff'), 'DELIVERY_INFO')?.note).toBe('até 24/11')
    expect(item(stageItems({ ...order, packages: [] }, 'customer'), 'DELIVERY_INFO')?.note).toBe('previsto 24/11')
  })

  it.each([
    ['PROPOSAL_AGREEMENT', 'recusada'],
    ['CREDIT_ANALYSIS', 'reprovado'],
    ['CONTRACT_INFO', 'recusado'],
    ['DELIVERY_TERM', 'falta algo'],
    ['SHIPPING', 'devolvido'],
  ] as const)('shows a reproved %s as %s, with its date', (stage_name, word) => {
    const order = wireOrderSummary({ stage_name, stage_state: 'reproved', turn: 'staff' })
    const stages = [
      { stage_name, state: 'reproved' as const, message: null, approved: null, date: '2026-11-18T12:00:00Z' },
    ]
    expect(item(stageItems(order, 'staff'), stage_name)?.note).toBe(word)
    expect(item(stageItems({ ...order, stages }, 'staff'), stage_name)?.note).toBe(`${word} 18/11`)
  })

  it('keeps saying that a stage which was refused or sent back is late, and since when', () => {
    const stages = [
      { stage_name: 'SHIPPING' as const, state: 'reproved' as const, message: null, approved: null, date: due },
    ]
    const at = (due_at: string) =>
      wireOrder({ stage_name: 'SHIPPING', stage_state: 'reproved', sent_back: true, turn: 'staff', due_at, stages })
    const late = at('2026-01-05T21:00:00.000Z')
    expect(item(stageItems(late, 'staff'), 'SHIPPING')).toMatchObject({
      state: 'reproved',
      isLate: true,
      note: 'devolvido, até 05/01',
    })
    expect(item(stageItems(late, 'customer'), 'SHIPPING')?.isLate).toBeUndefined()
    const inTime = item(stageItems(at('2999-01-05T21:00:00.000Z'), 'staff'), 'SHIPPING')
    expect([inTime?.note, inTime?.isLate]).toEqual(['devolvido 24/11', undefined])
  })

  it('names the year of what happened in another year', () => {
    const stages = wireOrder({ stage_name: 'ONGOING' }).stages.map((stage) =>
      stage.stage_name === 'PROPOSAL_AGREEMENT' ? { ...stage, date: '2025-11-14T12:00:00.000Z' } : stage,
    )
    const items = stageItems(wireOrder({ stage_name: 'ONGOING', turn: null, due_at: null, stages }), 'staff')
    expect(item(items, 'PROPOSAL_AGREEMENT')?.note).toBe('14/11/2025')
    expect(item(items, 'DOC_ANALYSIS')?.note).toBe('14/11')
  })

  it('forecasts the step of staff in a list, but not that of the customer', () => {
    expect(whenText(wireOrderSummary({ stage_name: 'PACKAGING', turn: 'staff', due_at: due }))).toBe('Previsto 24/11')
    expect(whenText(wireOrderSummary({ turn: 'customer', due_at: due }))).toBeUndefined()
    expect(whenText(wireOrderSummary({ turn: 'staff', due_at: null }))).toBeUndefined()
  })
})
