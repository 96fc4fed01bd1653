import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { addDays, isBusinessDay } from '../business-days.rules'
import { closingAfter, closingOf } from '../office-hours.rules'
import type { OrderState, StageName } from './stages.rules'

/** Business days for each party; `returned` is the customer's time to correct what was sent back. */
type Days = { customer?: number; staff?: number; returned?: number }

export const DUE_BUSINESS_DAYS: Record<StageName, Days> = {
  PROPOSAL_AGREEMENT: { customer: 5, staff: 2 },
  DOC_ANALYSIS: { customer: 5, staff: 1, returned: 2 },
  CREDIT_ANALYSIS: { staff: 2 },
  CONTRACT_INFO: { staff: 2, customer: 5 },
  PACKAGING: { staff: 5 },
  SHIPPING: { staff: 2 },
  DELIVERY_INFO: { staff: 7 },
  DELIVERY_TERM: { staff: 1, customer: 3 },
  ONGOING: {},
  RETURNING: { staff: 10 },
  FINISHED: {},
  CANCELLED: {},
}

/**
 * The deadline of the current turn, at 18h in São Paulo; null when it is no one's turn. A proposal must be answered
 * while its units are still reserved.
 */
export function dueAt({ stage, state, turn }: OrderState, now: Date): Date | null {
  if (!turn) return null
  const days = DUE_BUSINESS_DAYS[stage]
  const count = state === 'reproved' && turn === 'customer' ? (days.returned ?? days.customer) : days[turn]
  if (count === undefined) return null
  const due = closingAfter(now, count)
  const isAnswer = stage === 'PROPOSAL_AGREEMENT' && turn === 'customer'
  return isAnswer ? earlier(due, lastClosingUntil(holdExpiry(now))) : due
}

/**
 * Until when a proposal of this moment can be answered: the one deadline that banner, stage line, review, PDF and mail name
 * (docs/adr/0533). The units are reserved at least until then.
 */
export const proposalDeadline = (now = new Date()): Date =>
  must(dueAt({ stage: 'PROPOSAL_AGREEMENT', state: 'waiting', turn: 'customer' }, now), 'deadline of a proposal')

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

function lastClosingUntil(end: Date): Date {
  let day = toDay(end)
  while (!isBusinessDay(day) || closingOf(day) > end) day = addDays(day, -1)
  return closingOf(day)
}
