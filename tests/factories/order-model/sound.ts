import { HAPPY_PATH } from '@/services/orders/workflow/stages.rules'
import type { OrderState } from '../orders/order-state'
import { rowsOf } from '../rows'

/** Checks the invariants of an order. */
export async function expectSound(rows: OrderState): Promise<void> {
  const { orders, stages, history, rentals, units, holds, items } = rows
  const [order] = orders
  expect(order?.turn === null).toBe(order?.due_at === null)
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1))
  expect(order?.version).toBe(history.length)
  expect(history.at(-1)?.to_stage).toBe(order?.stage_name)
  for (const [index, event] of history.entries()) {
    if (index > 0) expect(event.from_stage).toBe(history[index - 1]?.to_stage)
  }
  expect(stages.find(({ stage_name }) => stage_name === order?.stage_name)?.state).toBe(order?.stage_state)
  // An order begins with its proposal (docs/adr/0532).
  expect(stages.find(({ stage_name }) => stage_name === 'PROPOSAL_AGREEMENT')?.state).not.toBe('default')
  if (order?.stage_name !== 'CANCELLED') expectRoad(String(order?.stage_name), stages)

  const open = rentals.filter(({ closed_at }) => closed_at === null)
  expect(new Set(open.map(({ unit_id }) => unit_id)).size).toBe(open.length)
  expect(units.filter(({ status }) => ['OK', 'IN_USE', 'RETURNED'].includes(String(status))).length).toBe(open.length)
  const held = sum(holds.filter(({ released_at }) => released_at === null))
  expect(held + open.length).toBeLessThanOrEqual(sum(items))
  expect(await rowsOf('select 1 from rentals where closed_at is null group by unit_id having count(*) > 1')).toEqual([])
}

/** Earlier stages are completed, and later ones not reached. */
function expectRoad(stage: string, stages: OrderState['stages']): void {
  const stateOf = (name: string) => stages.find(({ stage_name }) => stage_name === name)?.state
  const here = HAPPY_PATH.findIndex((name) => name === stage)
  expect(HAPPY_PATH.slice(0, here).map(stateOf)).toEqual(HAPPY_PATH.slice(0, here).map(() => 'completed'))
  expect(HAPPY_PATH.slice(here + 1).map(stateOf)).toEqual(HAPPY_PATH.slice(here + 1).map(() => 'default'))
}

const sum = (rows: OrderState['items']): number => rows.reduce((total, { quantity }) => total + Number(quantity), 0)
