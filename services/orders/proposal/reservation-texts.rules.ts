import { formatDayShort, formatDeadline, isPastDue } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
import type { Order } from '../orders.schema'

type ProposalFields = Pick<Order, 'stage_name' | 'turn' | 'due_at'>

/** The deadline of a proposal that waits for its answer, which is also printed on it (docs/adr/0533). */
const answerDueAt = ({ stage_name, turn, due_at }: ProposalFields): string | undefined =>
  stage_name === 'PROPOSAL_AGREEMENT' && turn === 'customer' ? (due_at ?? undefined) : undefined

/** 'Vale até 27/11' or 'Venceu em 17/11' for the open version of a proposal; undefined once it was answered. */
export function proposalValidity(
  order: ProposalFields,
  now = new Date(),
): { word: string; isOver: boolean } | undefined {
  const due = answerDueAt(order)
  if (!due) return undefined
  const isOver = isPastDue(due, now)
  return { word: `${isOver ? 'Venceu em' : 'Vale até'} ${formatDayShort(due, now)}`, isOver }
}

/**
 * What is still reserved for a proposal, and what that means for its answer. Undefined while everything is reserved and the
 * deadline has not passed, and once the proposal was answered.
 */
export function reservationText(
  order: ProposalFields & Pick<Order, 'reservation' | 'items_count'>,
  audience: Audience,
  now = new Date(),
): string | undefined {
  const { reservation, items_count: needed } = order
  const due = answerDueAt(order)
  if (!due || !reservation) return undefined
  const { units, until } = reservation
  if (until && units >= needed) {
    const who = audience === 'customer' ? 'você' : 'o cliente'
    const text = `As unidades continuam reservadas até ${formatDeadline(until, now)}: ${who} ainda pode aceitar.`
    return isPastDue(due, now) ? text : undefined
  }
  const left =
    until &&
    `Só ${String(units)} das ${String(needed)} unidades ${stillReserved(units)}, até ${formatDeadline(until, now)}`
  const what = left ?? 'As unidades não estão mais reservadas'
  return audience === 'customer'
    ? `${what}. Se você aceitar e ainda houver estoque, reservamos ${left ? 'as outras ' : ''}de novo; se não houver, recuse com o motivo e enviamos outra proposta.`
    : `${what}: o aceite só passa se houver estoque. Fale com o cliente, envie outra proposta ou cancele o pedido.`
}

const stillReserved = (units: number): string => (units === 1 ? 'continua reservada' : 'continuam reservadas')
