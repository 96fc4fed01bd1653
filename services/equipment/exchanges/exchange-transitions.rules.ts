import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'

/** `exchange`: the same product, because something is wrong with the unit; `upgrade`: a better product. */
export const EXCHANGE_KINDS = ['exchange', 'upgrade'] as const

export type ExchangeKind = (typeof EXCHANGE_KINDS)[number]

export const EXCHANGE_KIND_LABEL: Readonly<Record<ExchangeKind, string>> = { exchange: 'Troca', upgrade: 'Upgrade' }

/** Requested; accepted (both packages exist); replacement delivered; old unit appraised; refused or cancelled. */
export const EXCHANGE_STATUSES = ['REQUESTED', 'ACCEPTED', 'DELIVERED', 'DONE', 'REFUSED', 'CANCELED'] as const

export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number]

/** Actions on an exchange, in the order of the buttons. */
export const EXCHANGE_ACTIONS = ['accept', 'refuse', 'cancel'] as const

export type ExchangeAction = (typeof EXCHANGE_ACTIONS)[number]

/** The facts that decide who may do what with an exchange. */
export type ExchangeFacts = {
  status: ExchangeStatus
  requestedBy: number
  /** The package with the replacement has left the warehouse. */
  hasLeft: boolean
  /** The old unit has been received. */
  isReturned: boolean
}

type ExchangeTransition = {
  from: readonly ExchangeStatus[]
  to: ExchangeStatus
  guard: (exchange: ExchangeFacts, actor: Actor) => boolean
}

const mayAnswer = (actor: Actor): boolean => may(actor, 'packages:write')

/** Status transition of each action and who may take it; those that packages cause are in `EXCHANGE_FOLLOW_UPS`. */
export const EXCHANGE_TRANSITIONS: Readonly<Record<ExchangeAction, ExchangeTransition>> = {
  accept: { from: ['REQUESTED'], to: 'ACCEPTED', guard: (_, actor) => mayAnswer(actor) },
  // An accepted exchange may be refused until one of the two units is on its way.
  refuse: {
    from: ['REQUESTED', 'ACCEPTED'],
    to: 'REFUSED',
    guard: ({ hasLeft, isReturned }, actor) => mayAnswer(actor) && !hasLeft && !isReturned,
  },
  cancel: {
    from: ['REQUESTED'],
    to: 'CANCELED',
    guard: ({ requestedBy }, actor) => requestedBy === actor.id || may(actor, 'checkout:write'),
  },
}

/** Transitions caused by packages and by the order. */
export const EXCHANGE_FOLLOW_UPS = {
  /** The replacement was delivered. */
  deliver: { from: ['ACCEPTED'], to: 'DELIVERED' },
  /** The old unit was appraised. */
  finish: { from: ['DELIVERED'], to: 'DONE' },
  /** The whole order is returned. */
  cancel: { from: ['REQUESTED', 'ACCEPTED'], to: 'CANCELED' },
} as const satisfies Record<string, Omit<ExchangeTransition, 'guard'>>

/** Takes back `finish`: the appraisal of the old unit was undone (ADR 534). */
export const EXCHANGE_REOPENED = { from: ['DONE'], to: 'DELIVERED' } as const

/** The actions that the actor may take now. */
export const exchangeActions = (exchange: ExchangeFacts, actor: Actor): ExchangeAction[] =>
  EXCHANGE_ACTIONS.filter((action) => {
    const { from, guard } = EXCHANGE_TRANSITIONS[action]
    return from.includes(exchange.status) && guard(exchange, actor)
  })

/** Open statuses; a unit has at most one open exchange. */
export const OPEN_EXCHANGES = ['REQUESTED', 'ACCEPTED', 'DELIVERED'] as const satisfies readonly ExchangeStatus[]

export const isOpenExchange = (status: string): boolean => OPEN_EXCHANGES.some((open) => open === status)

/** Statuses in which the replacement is still awaited, so that its deadline counts. */
export const AWAITED_EXCHANGES = ['REQUESTED', 'ACCEPTED'] as const satisfies readonly ExchangeStatus[]

/** Until when the replacement is promised; null once it is there or will not come, and for an upgrade. */
export const awaitedUntil = ({ status, due_at }: { status: string; due_at: string | null }): string | null =>
  AWAITED_EXCHANGES.some((awaited) => awaited === status) ? due_at : null

/** Statuses with a delivered replacement, which count for the order's price. */
export const ARRIVED_EXCHANGES = ['DELIVERED', 'DONE'] as const satisfies readonly ExchangeStatus[]

export const isArrivedExchange = (status: string): boolean => ARRIVED_EXCHANGES.some((arrived) => arrived === status)

/** Sort orders of the staff's list. */
export const EXCHANGE_ORDERINGS = ['created_at', '-created_at', 'due_at', '-due_at'] as const
