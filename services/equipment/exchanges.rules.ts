import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { unitPriceCents } from '@/services/simulation/pricing.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/unit-status.rules'

/** `exchange`: the same product, because something is wrong with the unit; `upgrade`: another, better one. */
export const EXCHANGE_KINDS = ['exchange', 'upgrade'] as const

export type ExchangeKind = (typeof EXCHANGE_KINDS)[number]

export const EXCHANGE_KIND_LABEL: Readonly<Record<ExchangeKind, string>> = { exchange: 'Troca', upgrade: 'Upgrade' }

/** Asked; accepted (its two packages exist); the replacement is there; the old unit is back; or it came to nothing. */
export const EXCHANGE_STATUSES = ['REQUESTED', 'ACCEPTED', 'DELIVERED', 'DONE', 'REFUSED', 'CANCELED'] as const

export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number]

/** What people do with an exchange that was asked for, in the order of the buttons. */
export const EXCHANGE_ACTIONS = ['accept', 'refuse', 'cancel'] as const

export type ExchangeAction = (typeof EXCHANGE_ACTIONS)[number]

/** An exchange as far as it decides who may do what with it. */
export type ExchangeFacts = {
  status: ExchangeStatus
  requestedBy: number
  /** The package that brings the replacement has left our house. */
  hasLeft: boolean
  /** The old unit has come back already. */
  isReturned: boolean
}

type ExchangeTransition = {
  from: readonly ExchangeStatus[]
  to: ExchangeStatus
  guard: (exchange: ExchangeFacts, actor: Actor) => boolean
}

const mayAnswer = (actor: Actor): boolean => may(actor, 'packages:write')

/** Where each action leads, from where, and by whom. What follows from packages is in `EXCHANGE_FOLLOW_UPS`. */
export const EXCHANGE_TRANSITIONS: Readonly<Record<ExchangeAction, ExchangeTransition>> = {
  accept: { from: ['REQUESTED'], to: 'ACCEPTED', guard: (_, actor) => mayAnswer(actor) },
  // What was accepted may be taken back until one of the two units is on its way.
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

/** What happens to an exchange by what happens to its packages and its order. */
export const EXCHANGE_FOLLOW_UPS = {
  /** The replacement has arrived. */
  deliver: { from: ['ACCEPTED'], to: 'DELIVERED' },
  /** The old unit was appraised. */
  finish: { from: ['DELIVERED'], to: 'DONE' },
  /** The whole order comes back. */
  call_off: { from: ['REQUESTED', 'ACCEPTED'], to: 'CANCELED' },
} as const satisfies Record<string, Omit<ExchangeTransition, 'guard'>>

/** What the actor may do with an exchange now. */
export const exchangeActions = (exchange: ExchangeFacts, actor: Actor): ExchangeAction[] =>
  EXCHANGE_ACTIONS.filter((action) => {
    const { from, guard } = EXCHANGE_TRANSITIONS[action]
    return from.includes(exchange.status) && guard(exchange, actor)
  })

/** Those that have not come to their end: a unit is in one of them at a time. */
export const OPEN_EXCHANGES = ['REQUESTED', 'ACCEPTED', 'DELIVERED'] as const satisfies readonly ExchangeStatus[]

export const isOpenExchange = (status: string): boolean => OPEN_EXCHANGES.some((open) => open === status)

/** Those whose replacement has arrived: from then on they count for the order's price. */
export const ARRIVED_EXCHANGES = ['DELIVERED', 'DONE'] as const satisfies readonly ExchangeStatus[]

export const isArrivedExchange = (status: string): boolean => ARRIVED_EXCHANGES.some((arrived) => arrived === status)

/** How staff's list may be sorted: by when it was asked for. */
export const EXCHANGE_ORDERINGS = ['created_at', '-created_at'] as const

/** Who may ask for it: something broken, whoever uses the unit; what costs more, those who order. */
export const mayRequestExchange = (kind: ExchangeKind, actor: Actor): boolean =>
  may(actor, kind === 'upgrade' ? 'checkout:write' : 'equipment:read')

type UnitToExchange = { serial: string; status: UnitStatus; hasOpenRequest: boolean; isRunning: boolean }

/** Why units cannot be exchanged now, as a sentence a unit; nothing for those that can. */
export function exchangeObjections(units: readonly UnitToExchange[]): string[] {
  return units.flatMap(({ serial, status, hasOpenRequest, isRunning }) => {
    if (!isRunning) return [`Serial ${serial}: a locação do pedido não está em andamento.`]
    if (hasOpenRequest) return [`Serial ${serial}: já tem uma mudança, troca ou devolução em aberto.`]
    return status === 'IN_USE' ? [] : [`Serial ${serial}: não pode ser trocado agora (${lower(status)}).`]
  })
}

const lower = (status: UnitStatus): string => UNIT_STATUS_LABEL[status].toLowerCase()

/** What a unit costs a month now: what the order agreed, and what the upgrades that led to the unit added to it. */
export const agreedPrice = (...parts: readonly string[]): string =>
  toDecimal(parts.reduce((sum, part) => sum + toCents(part), 0))

/**
 * What a better product adds to the order's monthly fee, a unit: its price in the order's plan less what the unit costs now.
 * The service package costs the same for either (ADR 406, 520).
 * @returns undefined when it costs no more: that is no upgrade
 */
export function upgradeDifference(price: string, factor: string, agreed: string): string | undefined {
  const cents = unitPriceCents(toCents(price), factor) - toCents(agreed)
  return cents > 0 ? toDecimal(cents) : undefined
}
