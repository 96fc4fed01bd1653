import { formatDeadline, formatDue, isPastDue, toDay } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
import type { Order, OrderSummary } from '../orders.schema'
import type { StageName } from './stages.rules'

type TurnFields = Pick<OrderSummary, 'turn' | 'due_at'>

/**
 * The deadline of the turn: 'Prazo' with day and hour; for a customer who waits for Arrenda, 'Previsão' and the day.
 * Undefined when it is no one's turn.
 */
export function deadlineText(
  { turn, due_at }: TurnFields,
  audience: Audience,
  now = new Date(),
  { onPaper = false } = {},
): { word: string; day: string } | undefined {
  if (!turn || !due_at) return undefined
  const late = isPastDue(due_at, now)
  const forecast = audience === 'customer' && turn === 'staff'
  const word = forecast ? 'Previsão' : audience === 'staff' && turn === 'customer' ? 'Prazo do cliente' : 'Prazo'
  const at = forecast ? toDay(due_at) : due_at
  const day = onPaper ? formatDeadline(at, now) : nearDay(at, now)
  return { word: late ? `${word} vencid${forecast ? 'a' : 'o'}` : word, day }
}

/** `hoje, 24/11, às 18h`, `amanhã, …`, and later days with their weekday. */
function nearDay(value: string, now: Date): string {
  const { text, tone } = formatDue(toDay(value), now)
  const day = formatDeadline(value, now)
  return tone === 'soon' ? day.replace(/^[^,]+/, text) : day
}

/** The day on which the last package under way is expected; undefined while one has no forecast. */
export function arrivalDay(packages: Order['packages']): string | undefined {
  const coming = packages.filter(
    ({ package_type, state, delivery_date }) => package_type !== 'return' && state !== 'CANCELED' && !delivery_date,
  )
  const days = coming.map(({ delivery_eta }) => delivery_eta ?? '').toSorted()
  return days[0] === '' ? undefined : days.at(-1)
}

const ON_THE_WAY: readonly StageName[] = ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO']

/**
 * When everything is expected to have arrived: from the packing on, the customer waits for this rather than for
 * Arrenda's deadline of the stage. Undefined while a package has no forecast.
 */
export function arrivalText(
  { stage_name, packages }: Pick<Order, 'stage_name' | 'packages'>,
  now = new Date(),
): { word: string; day: string } | undefined {
  const day = ON_THE_WAY.includes(stage_name) && arrivalDay(packages)
  if (!day) return undefined
  const isLate = isPastDue(day, now)
  return { word: isLate ? 'Entrega atrasada, prevista para' : 'Entrega prevista', day: nearDay(day, now) }
}

/** The name of the party whose turn it is, for customers or staff. */
export function turnName(turn: TurnFields['turn'], audience: Audience): string {
  if (turn === 'customer') return audience === 'customer' ? 'Você' : 'Cliente'
  return turn === 'staff' ? 'Arrenda' : 'Ninguém'
}
