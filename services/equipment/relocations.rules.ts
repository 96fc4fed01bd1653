import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { RelocationStatus } from '@/services/stock/unit-events.rules'

/** What people do with a move once it has been asked for, in the order of the buttons. */
export const RELOCATION_ACTIONS = ['approve', 'complete', 'refuse', 'cancel'] as const

export type RelocationAction = (typeof RELOCATION_ACTIONS)[number]

/** To another of the company's addresses, or to another of its people. */
export const CUSTOMER_RELOCATION_TYPES = ['ADDRESS', 'PERSON'] as const

/** A move as far as it decides who may do what with it. */
export type RelocationFacts = {
  status: RelocationStatus
  requestedBy: number
  toUserId: number | null
  /** Who uses its units. */
  userIds: readonly number[]
}

const OPEN: readonly RelocationStatus[] = ['REQUESTED', 'APPROVED']

const mayDecide = (actor: Actor): boolean => may(actor, 'equipment:assign')

/** Who gets what moves: the person it goes to; at an address those who use it, else whoever asked. */
function receiverIds({ toUserId, userIds, requestedBy }: RelocationFacts): readonly number[] {
  if (toUserId !== null) return [toUserId]
  return userIds.length > 0 ? userIds : [requestedBy]
}

type RelocationTransition = {
  from: readonly RelocationStatus[]
  to: RelocationStatus
  guard: (move: RelocationFacts, actor: Actor) => boolean
}

/** Where each action leads, from where, and by whom. */
export const RELOCATION_TRANSITIONS: Record<RelocationAction, RelocationTransition> = {
  approve: { from: ['REQUESTED'], to: 'APPROVED', guard: (_, actor) => mayDecide(actor) },
  refuse: { from: ['REQUESTED'], to: 'REFUSED', guard: (_, actor) => mayDecide(actor) },
  complete: {
    from: ['APPROVED'],
    to: 'COMPLETED',
    guard: (move, actor) => mayDecide(actor) || receiverIds(move).includes(actor.id),
  },
  // What a manager let go, a manager may also call back.
  cancel: {
    from: OPEN,
    to: 'CANCELED',
    guard: (move, actor) => move.requestedBy === actor.id || (move.status === 'APPROVED' && mayDecide(actor)),
  },
}

/** What the actor may do with a move now. */
export const relocationActions = (move: RelocationFacts, actor: Actor): RelocationAction[] =>
  RELOCATION_ACTIONS.filter((action) => {
    const { from, guard } = RELOCATION_TRANSITIONS[action]
    return from.includes(move.status) && guard(move, actor)
  })

/** Whether it is this reader for whom a move waits: for a decision, or for the word that it has arrived. */
export function isWaitingFor(move: RelocationFacts, actor: Actor): boolean {
  if (move.status === 'REQUESTED') return mayDecide(actor)
  return move.status === 'APPROVED' && receiverIds(move).includes(actor.id)
}
