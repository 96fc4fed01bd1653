import { consumeCoupon, releaseCoupon } from '@/server/coupons/coupons.service'
import type { Tx } from '@/server/db/client'
import type { ProposalLine } from '@/server/db/schema/index'
import { extendHolds, releaseHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { redistribute } from '@/services/orders/proposal/proposal.rules'
import type { NewProposal } from '@/services/orders/workflow/order-commands.schema'
import { summarizeItems } from '@/services/simulation/delivery/distribution.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { proposalDeadline } from '@/services/orders/workflow/due.rules'
import { outgoingPackageIds } from '../delivery/delivery-effects'
import { documentOfType, withdrawAllFiles } from '../documents/withdraw-files'
import { loadContents } from '../order-record.repository'
import { deleteItems, deleteUpgrades, insertItems, insertUpgrades } from '../order.repository'
import { type Change, changeOrder } from '../workflow/change-order.service'
import { holdUnits } from './hold-units'
import { type PricedProposal, priceProposal } from './price-proposal'
import { loadProposalBasis, replacePackageItems } from './proposal-basis.repository'
import { proposalContent } from './proposal-content'
import { insertProposal, updateProposal } from './proposals.repository'

/**
 * Issues a new version of the proposal: other prices, plan, quantities or coupon. It is the customer's turn again, the
 * previous version is superseded, and a contract written for it is withdrawn.
 * Refuses 403 but for ADMINISTRADOR, GERENTE VENDEDOR and VENDEDOR, 409 `out_of_stock` for more units than there are.
 */
export function issueProposal(actor: Actor, ref: OrderKey, body: NewProposal): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'issue_proposal',
    effect: async (change) => {
      const { tx, record, now } = change
      const { order } = record
      const basis = await loadProposalBasis(tx, order.quotationId, order.id)
      const priced = await priceProposal(tx, order, basis, body, now)
      if (body.items?.some(({ quantity }) => quantity !== undefined)) await changeQuantities(change, priced)
      await replaceItems(tx, order.id, priced)
      const version = await replaceProposal(change, priced, body.message)
      await swapCoupon(change, priced.coupon?.id ?? null)
      const withdrawn = await withdrawAllFiles(tx, record, documentOfType(record, 'CONTRACT').id)
      return {
        message: body.message,
        announce: true,
        columns: columnsOf(priced),
        before: { proposal: version - 1, monthly_fee: order.monthlyFee, ...withdrawn },
        after: { proposal: version, monthly_fee: priced.monthlyFee, duration_months: priced.durationMonths },
      }
    },
  })
}

const columnsOf = ({ items, monthlyFee, durationMonths, coupon }: PricedProposal) => ({
  monthlyFee,
  durationMonths,
  couponId: coupon?.id ?? null,
  itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
  itemsSummary: summarizeItems(items),
})

async function replaceProposal(change: Change, priced: PricedProposal, message?: string): Promise<number> {
  const { tx, record } = change
  const current = record.proposals.at(-1)
  if (current?.status === 'open') await updateProposal(tx, record.order.id, current.version, { status: 'superseded' })
  const { lines, monthlyFee, durationMonths } = priced
  return insertProposalVersion(change, { lines, monthlyFee, durationMonths, message })
}

/** Packages and holds follow the new quantities; the hold begins anew. */
async function changeQuantities({ tx, record, now }: Change, { items }: PricedProposal): Promise<void> {
  const { id: orderId } = record.order
  const packageIds = outgoingPackageIds(record)
  const packages = packageIds.map((packageId) => ({
    packageId,
    items: record.packageItems.filter((item) => item.packageId === packageId),
  }))
  const contents = items.flatMap(({ productId, quantity }) =>
    redistribute(packages, productId, quantity).map((share) => ({ ...share, productId })),
  )
  const productIds = items.map(({ productId }) => productId)
  await replacePackageItems(
    tx,
    packageIds,
    productIds,
    contents.filter(({ quantity }) => quantity > 0),
  )
  await releaseHolds(tx, orderId, 'cancelled')
  await holdUnits(tx, orderId, items, now)
}

async function replaceItems(tx: Tx, orderId: number, { items, upgrades }: PricedProposal): Promise<void> {
  await deleteUpgrades(tx, orderId)
  await deleteItems(tx, orderId)
  await insertItems(
    tx,
    items.map(({ productId, quantity, unitPriceCents, unitServiceFee, position }) => ({
      orderId,
      productId,
      quantity,
      unitPrice: toDecimal(unitPriceCents),
      unitServiceFee,
      position,
    })),
  )
  await insertUpgrades(
    tx,
    upgrades.map(({ id: _, ...upgrade }) => upgrade),
  )
}

async function swapCoupon({ tx, actor, record }: Change, after: number | null): Promise<void> {
  const { id: orderId, couponId: before } = record.order
  if (before === after) return
  if (before !== null) await releaseCoupon(tx, actor, { couponId: before, orderId })
  if (after !== null) await consumeCoupon(tx, actor, { couponId: after, orderId })
}

type VersionTerms = { lines: ProposalLine[]; monthlyFee: string; durationMonths: number; message?: string }

/**
 * Writes the next version of the proposal with the content of its PDF, after the order's items and packages are updated. It is
 * valid until the deadline of the answer, and so are the holds on the units: those that lapsed are taken again.
 * Refuses 409 `out_of_stock` when their units are gone.
 * @returns its number
 */
export async function insertProposalVersion({ tx, record, actor, now }: Change, terms: VersionTerms): Promise<number> {
  const { id: orderId } = record.order
  const version = must(record.proposals.at(-1), 'current proposal').version + 1
  const changed = { ...record, ...(await loadContents(tx, orderId)) }
  const validUntil = proposalDeadline(now)
  await extendHolds(tx, orderId, validUntil)
  const { message, durationMonths } = terms
  const content = await proposalContent(tx, changed, { validUntil, durationMonths, message })
  await insertProposal(tx, { orderId, version, content, ...terms, createdBy: actor.id, createdAt: now })
  return version
}
