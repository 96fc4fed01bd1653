import { refuseField } from '@/server/http/refusal'
import { cancelReturns, movePackages } from '@/server/logistics/packages/packages.service'
import { cancelUnitReturns, undoDelivery, undoReceipt, undoShipping } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { UndoStage } from '@/services/orders/workflow/order-commands.schema'
import { rollbackFrom } from '@/services/orders/workflow/rollbacks.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { packageIdsBefore, packageIdsIn } from '../delivery/delivery-effects'
import { retractDelivery } from '../delivery/notify-delivery.service'
import { clearDecisions } from '../documents/documents.repository'
import { documentOfType, withdrawSignatures } from '../documents/withdraw-files'
import type { OrderChange } from '../order.repository'
import { insertProposalVersion } from '../proposal/issue-proposal'
import { updateProposal } from '../proposal/proposals.repository'
import { type Change, changeOrder, rentalOwner } from './change-order.service'

/**
 * Rolls an order back from the named stage, with a reason (docs/workflow.md, "Rollbacks"). What the target stage must provide
 * again is withdrawn and kept in the history.
 * Refuses 400 for a stage without a rollback, otherwise as `changeOrder`.
 */
export function undoStage(actor: Actor, ref: OrderKey, { stage_name: stage, message }: UndoStage): Promise<Order> {
  const rollback = rollbackFrom(stage)
  if (!rollback) throw refuseField('stage_name', 'Essa etapa não pode ser desfeita.')
  return changeOrder(actor, ref, {
    action: 'undo_stage',
    stage,
    effect: async (change) => ({ message, backTo: rollback.to, ...(await WITHDRAWALS[stage]?.(change)) }),
  })
}

/** What a rollback withdraws, for the history, and the columns it resets. */
type Withdrawal = { before?: object; columns?: OrderChange }

/** What each rollback withdraws, by the stage it leaves; leaving FINISHED withdraws nothing. */
export const WITHDRAWALS: Partial<Record<StageName, (change: Change) => Promise<Withdrawal>>> = {
  DOC_ANALYSIS: withdrawAcceptance,
  CREDIT_ANALYSIS: withdrawDocuments,
  CONTRACT_INFO: withdrawCredit,
  SHIPPING: withdrawExpectedDelivery,
  DELIVERY_INFO: withdrawTracking,
  DELIVERY_TERM: withdrawDelivery,
  ONGOING: withdrawTerm,
  RETURNING: withdrawReturn,
}

/** The customer must accept again: the same terms become a new version. */
async function withdrawAcceptance(change: Change): Promise<Withdrawal> {
  const accepted = change.record.proposals.at(-1)
  if (!accepted) return {}
  const { version, lines, monthlyFee, durationMonths, orderId, decidedBy, decidedAt } = accepted
  await updateProposal(change.tx, orderId, version, { status: 'withdrawn' })
  await insertProposalVersion(change, { lines, monthlyFee, durationMonths })
  return { before: { proposal: version, accepted_by: decidedBy, accepted_at: decidedAt } }
}

/** The customer submits again: every document is unlocked. */
async function withdrawDocuments({ tx, record }: Change): Promise<Withdrawal> {
  const decided = record.documents.filter(({ required, isExtra }) => required || isExtra)
  const ids = decided.map(({ id }) => id)
  await clearDecisions(tx, ids)
  const documents = decided.map((one) => ({
    document: one.documentType,
    approved: one.approved,
    decided_by: one.decidedBy,
  }))
  return { before: { documents } }
}

/** The credit is decided again; a contract signed before no longer counts. */
async function withdrawCredit({ tx, record }: Change): Promise<Withdrawal> {
  const contract = documentOfType(record, 'CONTRACT')
  const withdrawn = await withdrawSignatures(tx, record, contract.id)
  await clearDecisions(tx, [contract.id])
  return { before: { contract_approved: contract.approved, ...withdrawn } }
}

/** Packages that have left stay under way. */
async function withdrawExpectedDelivery({ tx, record }: Change): Promise<Withdrawal> {
  const here = packageIdsBefore(record, 'sent')
  await movePackages(tx, here, { deliveryStatus: 'SEPARATION', deliveryEta: null, productionDate: null })
  return { before: packages(record, here, ({ id, deliveryEta }) => ({ id, delivery_eta: deliveryEta })) }
}

async function withdrawTracking({ tx, record, actor }: Change): Promise<Withdrawal> {
  const onTheWay = packageIdsIn(record, 'sent')
  await movePackages(tx, onTheWay, { deliveryStatus: 'WAITING_SHIPMENT', trackingCode: null, sendingDate: null })
  await undoShipping(tx, actor, { ...rentalOwner(record), packageIds: onTheWay })
  await retractDelivery(tx, record, onTheWay, 'sent')
  return {
    before: packages(record, onTheWay, ({ id, trackingCode, sendingDate }) => ({
      id,
      tracking_code: trackingCode,
      sending_date: sendingDate,
    })),
  }
}

async function withdrawDelivery({ tx, record, actor }: Change): Promise<Withdrawal> {
  const arrived = packageIdsIn(record, 'delivered')
  await movePackages(tx, arrived, { deliveryStatus: 'WAITING_DELIVERY', deliveryDate: null })
  await undoDelivery(tx, actor, { ...rentalOwner(record), packageIds: arrived })
  await retractDelivery(tx, record, arrived, 'delivered')
  return { before: packages(record, arrived, ({ id, deliveryDate }) => ({ id, delivery_date: deliveryDate })) }
}

async function withdrawTerm({ tx, record }: Change): Promise<Withdrawal> {
  const { startsOn, endsOn } = record.order
  const term = documentOfType(record, 'DELIVERY_TERM')
  const withdrawn = await withdrawSignatures(tx, record, term.id)
  await clearDecisions(tx, [term.id])
  return {
    before: { starts_on: startsOn, ends_on: endsOn, ...withdrawn },
    columns: { startsOn: null, endsOn: null, contractEnd: null },
  }
}

/** The return packages are cancelled; units that had arrived are in use again. */
async function withdrawReturn({ tx, record, actor }: Change): Promise<Withdrawal> {
  const open = record.packages.filter(
    ({ pkg }) => pkg.packageType === 'return' && !pkg.apart && pkg.deliveryStatus !== 'CANCELED',
  )
  for (const { pkg } of open) {
    const items = record.returnItems.filter(({ packageId, condition }) => packageId === pkg.id && condition === null)
    const received = items.filter(({ receivedAt }) => receivedAt !== null).map(({ unitId }) => unitId)
    const ids = items.map(({ unitId }) => unitId)
    const about = { ...rentalOwner(record), packageId: pkg.id }
    await undoReceipt(tx, actor, about, received)
    await cancelUnitReturns(tx, actor, about, ids)
  }
  const ids = open.map(({ pkg }) => pkg.id)
  await cancelReturns(tx, ids)
  return { before: { returns: open.map(({ pkg }) => ({ id: pkg.id, delivery_status: pkg.deliveryStatus })) } }
}

type Package = Change['record']['packages'][number]['pkg']

const packages = (record: Change['record'], ids: readonly number[], keep: (pkg: Package) => object) => ({
  parcels: record.packages.filter(({ pkg }) => ids.includes(pkg.id)).map(({ pkg }) => keep(pkg)),
})
