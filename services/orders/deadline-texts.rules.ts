import { formatDeadline, formatDue, toDay } from '@/services/format/format.rules'
import type { Audience } from './order-ref.rules'
import type { OrderSummary } from './orders.schema'

type Waiting = Pick<OrderSummary, 'turn' | 'due_at'>

/**
 * Until when somebody has to act: 'Prazo' and the day with its hour; what Arrenda promises a customer is a forecast and a
 * day. Undefined where nobody waits.
 */
export function deadlineText(
  { turn, due_at }: Waiting,
  audience: Audience,
  now = new Date(),
): { word: string; day: string } | undefined {
  if (!turn || !due_at) return undefined
  const late = formatDue(due_at, now).tone === 'late'
  const forecast = audience === 'customer' && turn === 'staff'
  const word = forecast ? 'Previsão' : audience === 'staff' && turn === 'customer' ? 'Prazo do cliente' : 'Prazo'
  const day = formatDeadline(forecast ? toDay(due_at) : due_at)
  return { word: late ? `${word} vencid${forecast ? 'a' : 'o'}` : word, day }
}

/** Who has to act, as either side calls the two. */
export function turnName(turn: Waiting['turn'], audience: Audience): string {
  if (turn === 'customer') return audience === 'customer' ? 'Você' : 'Cliente'
  return turn === 'staff' ? 'Arrenda' : 'Ninguém'
}
