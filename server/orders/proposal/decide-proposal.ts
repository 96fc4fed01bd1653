import { extendHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { ProposalDecision } from '@/services/orders/workflow/order-commands.schema'
import { ACCEPTED_HOLD_DAYS, holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import type { OrderRecord } from '../order-record.repository'
import { stageChanged } from '../workflow/authorize-command'
import { changeOrder, type Command } from '../workflow/change-order.service'
import { updateProposal } from './proposals.repository'

/**
 * Accepts the current version of the proposal, or refuses it with a justification. Accepting keeps the units held;
 * a hold that has lapsed is taken again.
 * Refuses 409 `out_of_stock` when lapsed units have gone to somebody else, `stage_changed` when the person looked at
 * an older version than the current one.
 */
export function decideProposal(actor: Actor, ref: OrderKey, decision: ProposalDecision): Promise<Order> {
  return changeOrder(actor, ref, decision.proposal_accepted ? accept(decision) : refuse(decision))
}

const accept = ({ proposal_version }: ProposalDecision): Command => ({
  action: 'accept_proposal',
  effect: async ({ tx, record, actor, now }) => {
    const version = currentVersion(actor, record, proposal_version)
    await updateProposal(tx, record.order.id, version, { status: 'accepted', decidedBy: actor.id, decidedAt: now })
    await extendHolds(tx, record.order.id, holdExpiry(now, ACCEPTED_HOLD_DAYS))
    return { after: { proposal: version } }
  },
})

const refuse = ({ message, proposal_version }: ProposalDecision): Command => ({
  action: 'refuse_proposal',
  effect: async ({ tx, record, actor, now }) => {
    const version = currentVersion(actor, record, proposal_version)
    await updateProposal(tx, record.order.id, version, {
      status: 'refused',
      message,
      decidedBy: actor.id,
      decidedAt: now,
    })
    return { message, after: { proposal: version } }
  },
})

/** The version that is decided: the newest, which must be the one that the person saw when they name it. */
function currentVersion(actor: Actor, record: OrderRecord, seen: number | undefined): number {
  const version = must(record.proposals.at(-1), 'current proposal').version
  if (seen !== undefined && seen !== version) throw stageChanged(record, actor)
  return version
}
