import { addBusinessMinutes, businessMinutesBetween } from './business-minutes.rules'
import { RESOLUTION_CALENDAR, type SupportCalendar, type TicketPolicy } from './policy.rules'
import { type Clock, CLOCKS } from './ticket-states.rules'

// A ticket's three clocks, as the columns of its row. Each function takes the row as it is and gives the columns that
// change; none looks at the row's state or turn, which the use-case sets beside. An instant at which a clock has run out
// is late already (ADR 554).
//
// - first response: from the opening to the first public message of staff.
// - next response: from a customer's message while none runs and the first response has been given (before, that clock
//   measures the same wait) to staff's next public message; closing clears it.
// - resolution: while staff have the turn; a pause keeps the minutes that were used.

/** The share of a clock's target after which staff are warned. */
const WARNING_SHARE = 0.75

export type TicketClocks = {
  policy: TicketPolicy
  firstResponseDueAt: Date
  firstResponseAt: Date | null
  nextResponseDueAt: Date | null
  nextResponseSince: Date | null
  resolutionDueAt: Date
  usedMinutes: number
  runningSince: Date | null
  warned: Clock[]
  breached: Clock[]
  nextCheckAt: Date | null
}

type Change = Partial<TicketClocks>
type Moment = { clock: Clock; kind: 'warned' | 'breached'; at: Date }

/** The clocks of a ticket that is opened now. */
export function openClocks(policy: TicketPolicy, now: Date): TicketClocks {
  const clocks: TicketClocks = {
    policy,
    firstResponseDueAt: addBusinessMinutes(now, policy.first_response_minutes, policy.calendar),
    firstResponseAt: null,
    nextResponseDueAt: null,
    nextResponseSince: null,
    resolutionDueAt: addBusinessMinutes(now, policy.resolution_minutes, RESOLUTION_CALENDAR),
    usedMinutes: 0,
    runningSince: now,
    warned: [],
    breached: [],
    nextCheckAt: null,
  }
  return { ...clocks, nextCheckAt: nextCheck(clocks) }
}

/**
 * After a public message of staff: both response clocks stop, the resolution stands still when the customer is to answer
 * and runs otherwise. A clock that ran out before it stopped is recorded as breached; nobody has to be told any more.
 */
export const onStaffReply = (
  ticket: TicketClocks,
  now: Date,
  { waitForCustomer }: { waitForCustomer: boolean },
): Change =>
  changed(ticket, {
    ...settled(ticket, now, waitForCustomer ? CLOCKS : RESPONSES),
    firstResponseAt: ticket.firstResponseAt ?? now,
    ...NO_NEXT_RESPONSE,
    ...(waitForCustomer ? paused(ticket, now) : resumed(ticket, now)),
  })

/** After a message of the customer's in an open ticket: the resolution runs, and so does a next response once there was a first. */
export const onCustomerMessage = (ticket: TicketClocks, now: Date): Change =>
  changed(ticket, {
    ...resumed(ticket, now),
    ...(ticket.firstResponseAt && !ticket.nextResponseDueAt ? nextResponse(ticket, now) : {}),
  })

/** After the turn went back to staff without a message: the ticket was taken or given while the customer had it. */
export const onStaffTurn = (ticket: TicketClocks, now: Date): Change => changed(ticket, resumed(ticket, now))

/**
 * After the closing, by whomever: all clocks stand still, and nothing has to be looked at. The message that staff close
 * with is a reply besides: spread this after `onStaffReply`, of the ticket that it changed.
 */
export const onClose = (ticket: TicketClocks, now: Date): Change => ({
  ...settled(ticket, now, CLOCKS),
  ...NO_NEXT_RESPONSE,
  ...paused(ticket, now),
  nextCheckAt: null,
})

/**
 * After a closed ticket was opened again: the time in which it was closed does not count. A customer's message that opens
 * it is a message besides: spread `onCustomerMessage` of the changed ticket after this.
 */
export const onReopen = (ticket: TicketClocks & { closedAt: Date | null }, now: Date): Change =>
  changed(ticket, { ...resumed(ticket, now), ...firstResponseResumed(ticket, now) })

/**
 * After an open ticket was merged into this one, which is open (or was just opened again): staff have the turn, and what
 * the customer waits for there is due here no later than it was.
 */
export function onMergeOf(source: TicketClocks, ticket: TicketClocks, now: Date): Change {
  const asked = onCustomerMessage(ticket, now)
  const due = source.firstResponseAt ? source.nextResponseDueAt : source.firstResponseDueAt
  if (!due) return asked
  const after = { ...ticket, ...asked }
  return changed(after, {
    ...asked,
    ...(after.firstResponseAt
      ? { nextResponseDueAt: sooner(after.nextResponseDueAt, due) }
      : { firstResponseDueAt: sooner(after.firstResponseDueAt, due) }),
  })
}

const sooner = (one: Date | null, other: Date): Date => (one && one < other ? one : other)

/**
 * After staff took back their newest public message in an open ticket: they have the turn again. Where it was the only one
 * there is no first response; else a customer's message that it answered waits again since it was written (`asked`).
 */
export function onStaffWithdrawal(
  ticket: TicketClocks,
  now: Date,
  { isOnly, asked }: { isOnly: boolean; asked: Date | null },
): Change {
  const running = resumed(ticket, now)
  if (isOnly) return changed(ticket, { ...running, firstResponseAt: null })
  return changed(ticket, {
    ...running,
    ...(asked && !ticket.nextResponseDueAt ? nextResponse(ticket, asked) : {}),
  })
}

/**
 * The clocks whose warning came due and those that ran out by now, and that nobody was told of; a clock that ran out is
 * not warned of besides. `onCheck` records them.
 */
export function dueClocks(ticket: TicketClocks, now: Date): { warned: Clock[]; breached: Clock[] } {
  const due = pending(ticket).filter(({ at }) => at <= now)
  const clocksOf = (kind: Moment['kind']) => due.filter((moment) => moment.kind === kind).map(({ clock }) => clock)
  const breached = clocksOf('breached')
  return { warned: clocksOf('warned').filter((clock) => !breached.includes(clock)), breached }
}

/** Records what `dueClocks` gives now, and when to look again. */
export function onCheck(ticket: TicketClocks, now: Date): Change {
  const due = dueClocks(ticket, now)
  const later = pending(ticket).filter(({ at }) => at > now)
  return {
    warned: union(ticket.warned, [...due.warned, ...due.breached]),
    breached: union(ticket.breached, due.breached),
    nextCheckAt: earliest(later),
  }
}

/**
 * When a clock runs out that goes on now, of whose target so many minutes are used; with nothing left it stays where it
 * ran out.
 */
export const resumedDue = (
  now: Date,
  { used, target, due }: { used: number; target: number; due: Date },
  calendar: SupportCalendar,
): Date => (used < target ? addBusinessMinutes(now, target - used, calendar) : due)

const RESPONSES: readonly Clock[] = ['first_response', 'next_response']
const NO_NEXT_RESPONSE = { nextResponseDueAt: null, nextResponseSince: null } as const

/** A next response is a new clock each time: it may be warned of and run out anew. */
const nextResponse = ({ policy, warned }: TicketClocks, now: Date): Change => ({
  nextResponseDueAt: addBusinessMinutes(now, policy.first_response_minutes, policy.calendar),
  nextResponseSince: now,
  warned: warned.filter((clock) => clock !== 'next_response'),
})

function paused({ runningSince, usedMinutes }: TicketClocks, now: Date): Change {
  if (!runningSince) return {}
  const used = businessMinutesBetween(runningSince, now, RESOLUTION_CALENDAR)
  return { runningSince: null, usedMinutes: usedMinutes + used }
}

function resumed({ runningSince, usedMinutes, resolutionDueAt, policy }: TicketClocks, now: Date): Change {
  if (runningSince) return {}
  const clock = { used: usedMinutes, target: policy.resolution_minutes, due: resolutionDueAt }
  return { runningSince: now, resolutionDueAt: resumedDue(now, clock, RESOLUTION_CALENDAR) }
}

function firstResponseResumed(
  { closedAt, firstResponseAt, firstResponseDueAt, policy }: TicketClocks & { closedAt: Date | null },
  now: Date,
): Change {
  if (firstResponseAt || !closedAt || closedAt >= firstResponseDueAt) return {}
  const left = businessMinutesBetween(closedAt, firstResponseDueAt, policy.calendar)
  return { firstResponseDueAt: addBusinessMinutes(now, left, policy.calendar) }
}

/** What ran out among clocks that stop now stays known. */
const settled = (ticket: TicketClocks, now: Date, stopping: readonly Clock[]): Change => ({
  breached: union(
    ticket.breached,
    dueClocks(ticket, now).breached.filter((clock) => stopping.includes(clock)),
  ),
})

function changed(ticket: TicketClocks, change: Change): Change {
  const nextCheckAt = change.nextResponseSince ?? ticket.nextCheckAt
  return { ...change, nextCheckAt: nextCheck({ ...ticket, ...change, nextCheckAt }) }
}

const nextCheck = (ticket: TicketClocks): Date | null => earliest(pending(ticket))

const earliest = (moments: readonly Moment[]): Date | null =>
  moments.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

/** Warnings and ends of the running clocks that were not told of yet. */
const pending = (ticket: TicketClocks): Moment[] =>
  running(ticket).flatMap(({ clock, dueAt, target, calendar }) => {
    if (isBreachTold(ticket, clock, dueAt)) return []
    const quarter = target - Math.ceil(target * WARNING_SHARE)
    const warning: Moment = { clock, kind: 'warned', at: addBusinessMinutes(dueAt, -quarter, calendar) }
    const breach: Moment = { clock, kind: 'breached', at: dueAt }
    return ticket.warned.includes(clock) ? [breach] : [warning, breach]
  })

/**
 * `breached` keeps a next response that ran out although there is a new one: that one was told of when the next look comes
 * after its end.
 */
function isBreachTold({ breached, nextCheckAt }: TicketClocks, clock: Clock, dueAt: Date): boolean {
  if (!breached.includes(clock)) return false
  return clock !== 'next_response' || nextCheckAt === null || dueAt < nextCheckAt
}

type RunningClock = { clock: Clock; dueAt: Date; target: number; calendar: SupportCalendar }

function running(ticket: TicketClocks): RunningClock[] {
  const { calendar, first_response_minutes, resolution_minutes } = ticket.policy
  const clocks: RunningClock[] = []
  const response = { target: first_response_minutes, calendar }
  if (!ticket.firstResponseAt) clocks.push({ clock: 'first_response', dueAt: ticket.firstResponseDueAt, ...response })
  if (ticket.nextResponseDueAt) {
    clocks.push({ clock: 'next_response', dueAt: ticket.nextResponseDueAt, ...response })
  }
  if (ticket.runningSince) {
    const target = resolution_minutes
    clocks.push({ clock: 'resolution', dueAt: ticket.resolutionDueAt, target, calendar: RESOLUTION_CALENDAR })
  }
  return clocks
}

const union = (some: readonly Clock[], others: readonly Clock[]): Clock[] =>
  CLOCKS.filter((clock) => some.includes(clock) || others.includes(clock))
