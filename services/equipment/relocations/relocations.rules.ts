import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { RelocationStatus } from '@/services/stock/events/unit-events.rules'

/** Actions on a relocation, in the order of the buttons. */
export const RELOCATION_ACTIONS = ['approve', 'complete', 'refuse', 'cancel'] as const

export type RelocationAction = (typeof RELOCATION_ACTIONS)[number]

/** To another address or another user of the company. */
export const CUSTOMER_RELOCATION_TYPES = ['ADDRESS', 'PERSON'] as const

/** The facts that decide who may do what with a relocation. */
export type RelocationFacts = {
  status: RelocationStatus
  requestedBy: number
  toUserId: number | null
  /** Users of its units. */
  userIds: readonly number[]
}

const OPEN: readonly RelocationStatus[] = ['REQUESTED', 'APPROVED']

const mayDecide = (actor: Actor): boolean => may(actor, 'equipment:assign')

/** Who receives the units: the target user; for an address the users of the units, or else the requester. */
function receiverIds({ toUserId, userIds, requestedBy }: RelocationFacts): readonly number[] {
  if (toUserId !== null) return [toUserId]
  return userIds.length > 0 ? userIds : [requestedBy]
}

type RelocationTransition = {
  from: readonly RelocationStatus[]
  to: RelocationStatus
  guard: (move: RelocationFacts, actor: Actor) => boolean
}

/** Status transition of each action and who may take it. */
export const RELOCATION_TRANSITIONS: Record<RelocationAction, RelocationTransition> = {
  approve: { from: ['REQUESTED'], to: 'APPROVED', guard: (_, actor) => mayDecide(actor) },
  refuse: { from: ['REQUESTED'], to: 'REFUSED', guard: (_, actor) => mayDecide(actor) },
  complete: {
    from: ['APPROVED'],
    to: 'COMPLETED',
    guard: (move, actor) => mayDecide(actor) || receiverIds(move).includes(actor.id),
  },
  // A manager may cancel what another manager approved.
  cancel: {
    from: OPEN,
    to: 'CANCELED',
    guard: (move, actor) => move.requestedBy === actor.id || (move.status === 'APPROVED' && mayDecide(actor)),
  },
}

/** The actions that the actor may take now. */
export const relocationActions = (move: RelocationFacts, actor: Actor): RelocationAction[] =>
  RELOCATION_ACTIONS.filter((action) => {
    const { from, guard } = RELOCATION_TRANSITIONS[action]
    return from.includes(move.status) && guard(move, actor)
  })

/** Whether a relocation waits for this actor's decision or confirmation. */
export function isWaitingFor(move: RelocationFacts, actor: Actor): boolean {
  if (move.status === 'REQUESTED') return mayDecide(actor)
  return move.status === 'APPROVED' && receiverIds(move).includes(actor.id)
}
