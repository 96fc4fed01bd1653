import { toPackage } from '@/server/logistics/packages/packages.service'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { summarizeProduct } from '@/services/catalogue/products/product-summary.rules'
import { isArrivedExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { must } from '@/services/invariant/must.rules'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { rollbackFor } from '@/services/orders/workflow/rollbacks.rules'
import { isCancelRequestOpen } from '@/services/orders/workflow/snapshot.rules'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { allowedActions } from '@/services/orders/workflow/transition-table.rules'
import { turnGroupsOf } from '@/services/orders/workflow/turn.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { Line } from '@/services/simulation/money.schema'
import { toAddendum, toReadjustmentLine } from './contract-end/addenda.mapper'
import { toDocuments, toSigners } from './documents/documents.mapper'
import type { ListedOrder } from './list/order-lists.repository'
import type { OrderRecord } from './order-record.repository'
import { toSnapshot } from './snapshot.mapper'

type Company = OrderRecord['company']

/** What lists show of an order. */
export function toSummary(order: ListedOrder, company: Company): OrderSummary {
  const stage = order.stageName
  const turn = order.turn
  return {
    order_mask_id: order.orderMaskId,
    company: { id: company.id, corporate_name: company.corporateName, cnpj: company.cnpj },
    stage_name: stage,
    stage_state: order.stageState,
    sent_back: order.sentBack,
    turn,
    turn_groups: [...turnGroupsOf({ stage, turn })],
    due_at: order.dueAt?.toISOString() ?? null,
    ends_on: order.endsOn,
    cancel_requested: isCancelRequestOpen(order.cancelRequest),
    contract_end: order.contractEnd,
    monthly_fee: order.monthlyFee,
    items_count: order.itemsCount,
    items_summary: order.itemsSummary,
    duration_months: order.durationMonths,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    version: order.version,
  }
}

/** The whole order, with what this actor may do with it now. */
export function toOrder(record: OrderRecord, actor: Actor): Order {
  const { order } = record
  const snapshot = toSnapshot(record)
  return {
    ...toSummary({ ...order, sentBack: snapshot.sentBack }, record.company),
    id: isCustomer(actor) ? null : order.id,
    stages: toStages(record.stages),
    allowed_actions: allowedActions(snapshot, actor),
    undo: toUndo(rollbackFor(snapshot, actor)),
    items: record.items.map((row) => toItem(row, record.upgrades)),
    lines: [
      ...(record.proposals.at(-1)?.lines ?? []),
      ...record.addenda.flatMap(toReadjustmentLine),
      ...toUpgradeLines(record.exchanges),
    ],
    quotation: order.quotationId,
    reservation: toReservation(record),
    proposals: record.proposals.map(toProposal),
    documents: toDocuments(record, actor),
    signers: toSigners(record),
    packages: record.packages.map(({ pkg, address }) =>
      toPackage({
        pkg,
        address,
        items: record.packageItems.filter(({ packageId }) => packageId === pkg.id),
        rentals: record.rentals.filter(({ packageId }) => packageId === pkg.id),
        returnItems: record.returnItems.filter(({ packageId }) => packageId === pkg.id),
        order,
      }),
    ),
    contract_number: order.contractNumber,
    addendum_number: order.addendumNumber,
    addenda: record.addenda.map(toAddendum),
    responsible: record.responsible && { id: record.responsible.id, first_name: record.responsible.firstName },
    created_by: { id: record.creator.id, first_name: record.creator.firstName },
    comment: order.comment,
    cancel_request: order.cancelRequest,
    history: record.history.map(toHistoryEntry),
  }
}

const toStages = (stages: OrderRecord['stages']): Order['stages'] =>
  [...stages]
    .sort((a, b) => STAGES.indexOf(a.stageName) - STAGES.indexOf(b.stageName))
    .map(({ stageName, state, message, approved, date }) => ({
      stage_name: stageName,
      state,
      message,
      approved,
      date: date?.toISOString() ?? null,
    }))

const toUndo = (rollback: ReturnType<typeof rollbackFor>): Order['undo'] =>
  rollback ? { from_stage: rollback.from, to_stage: rollback.to, withdraws: rollback.withdraws } : null

type UpgradeRow = OrderRecord['upgrades'][number]

function toItem(
  { item, product }: OrderRecord['items'][number],
  upgrades: readonly UpgradeRow[],
): Order['items'][number] {
  return {
    product_id: item.productId,
    name: product.name,
    model: product.model,
    image: product.images[0] ?? null,
    color: product.color,
    summary: summarizeProduct(product),
    quantity: item.quantity,
    unit_price: item.unitPrice,
    unit_service_fee: item.unitServiceFee,
    monthly_fee: toDecimal(toCents(item.unitPrice) * item.quantity),
    upgrades: upgrades.filter((row) => row.item.productId === item.productId).map(toItemUpgrade),
  }
}

const toItemUpgrade = ({ item, upgrade }: UpgradeRow): Order['items'][number]['upgrades'][number] => ({
  upgrade_id: item.upgradeId,
  name: upgrade.name,
  quantity: item.quantity,
  unit_price: item.monthlyFee,
  monthly_fee: toDecimal(toCents(item.monthlyFee) * item.quantity),
})

/** What is still reserved for a proposal: its live holds. */
function toReservation({ order, holds }: OrderRecord, now = new Date()): Order['reservation'] {
  if (order.stageName !== 'PROPOSAL_AGREEMENT') return null
  const live = holds.filter(({ releasedAt, expiresAt }) => !releasedAt && expiresAt > now)
  const ends = live.map(({ expiresAt }) => expiresAt.toISOString()).toSorted()
  return { units: live.reduce((sum, { quantity }) => sum + quantity, 0), until: ends[0] ?? null }
}

const toProposal = (proposal: OrderRecord['proposals'][number]): Order['proposals'][number] => ({
  version: proposal.version,
  status: proposal.status,
  lines: proposal.lines,
  monthly_fee: proposal.monthlyFee,
  duration_months: proposal.durationMonths,
  message: proposal.message,
  created_at: proposal.createdAt.toISOString(),
  decided_at: proposal.decidedAt?.toISOString() ?? null,
})

const toHistoryEntry = (event: OrderRecord['history'][number]): Order['history'][number] => ({
  id: event.id,
  action: event.action,
  from_stage: event.fromStage,
  to_stage: event.toStage,
  message: event.message,
  actor_name: event.actorName,
  created_at: event.createdAt.toISOString(),
  ...documentOf(event.after),
})

/** The type of the document that an event is about. */
function documentOf(after: unknown): { document?: string } {
  const document = typeof after === 'object' && after !== null && 'document' in after ? after.document : undefined
  return typeof document === 'string' ? { document } : {}
}

type ExchangeRow = OrderRecord['exchanges'][number]

/** What the upgrades that have arrived added to the fee, a line for each pair of products and difference (ADR 520). */
export function toUpgradeLines(rows: readonly ExchangeRow[]): Line[] {
  const arrived = rows.filter(({ exchange }) => exchange.kind === 'upgrade' && isArrivedExchange(exchange.status))
  const alike = Map.groupBy(
    arrived,
    ({ exchange, unitProduct, product }) => `${unitProduct.name}\n${product.name}\n${exchange.monthlyDifference}`,
  )
  return [...alike.values()].map((same) => {
    const { unitProduct, product } = must(same[0], 'exchange of the group')
    return {
      kind: 'upgrade',
      label: `${String(same.length)} × Troca de ${unitProduct.name} por ${product.name}`,
      amount: toDecimal(same.reduce((sum, { exchange }) => sum + toCents(exchange.monthlyDifference), 0)),
    }
  })
}
