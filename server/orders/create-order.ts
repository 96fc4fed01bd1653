import { recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { createPackages } from '@/server/logistics/packages/packages.service'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { REQUIRED_DOCUMENTS, SIGNABLE_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import { dueAt } from '@/services/orders/workflow/due.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import type { Line } from '@/services/simulation/money.schema'
import { proposalDeadline } from '@/services/orders/workflow/due.rules'
import { insertDocuments } from './documents/documents.repository'
import { announceTurn } from './mails/mail-order'
import { loadOrderRecord } from './order-record.repository'
import { insertItems, insertOrder, insertUpgrades, takeOrderNumber } from './order.repository'
import { proposalContent } from './proposal/proposal-content'
import { insertProposal } from './proposal/proposals.repository'

export type OrderUpgrade = {
  productId: number
  upgradeId: number
  quantity: number
  /** Of one unit. */
  monthlyFee: string
  position: number
}

export type OrderInput = {
  companyId: number
  quotationId: number
  durationMonths: number
  couponId: number | null
  comment: string | null
  items: readonly {
    productId: number
    quantity: number
    /** Monthly price of one unit with the plan, without the service package. */
    unitPriceCents: number
    unitServiceFeeCents: number
    position: number
  }[]
  upgrades: readonly OrderUpgrade[]
  /** The explained total: the first version of the proposal. */
  lines: readonly Line[]
  monthlyFeeCents: number
  /** '18 notebooks, 18 monitores'. */
  itemsSummary: string
  deliveries: readonly {
    addressId: number
    insurance: boolean
    items: readonly { productId: number; quantity: number }[]
  }[]
}

export type CreatedOrder = { orderId: number; companyId: number; orderMaskId: string }

const START = { stage: 'PROPOSAL_AGREEMENT', state: 'waiting', turn: 'customer' } as const

export async function createOrder(tx: Tx, actor: Actor, input: OrderInput): Promise<CreatedOrder> {
  const now = new Date()
  const { companyId } = input
  const monthlyFee = toDecimal(input.monthlyFeeCents)
  const orderMaskId = await takeOrderNumber(tx, companyId)
  const orderId = await insertOrder(tx, {
    companyId,
    orderMaskId,
    quotationId: input.quotationId,
    stageName: START.stage,
    stageState: START.state,
    turn: START.turn,
    dueAt: dueAt(START, now),
    monthlyFee,
    activeFee: monthlyFee,
    itemsCount: input.items.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsSummary: input.itemsSummary,
    durationMonths: input.durationMonths,
    couponId: input.couponId,
    comment: input.comment,
    createdBy: actor.id,
    responsibleId: isStaff(actor) ? actor.id : null,
  })
  await insertItems(
    tx,
    input.items.map((item) => toItemRow(orderId, item)),
  )
  await insertUpgrades(
    tx,
    input.upgrades.map((upgrade) => ({ ...upgrade, orderId })),
  )
  await insertDocuments(tx, documentsOf(orderId))
  await createPackages(tx, packagesOf(orderId, input, toDay(now)))
  const record = await loadOrderRecord(tx, orderId)
  const { durationMonths } = input
  await insertProposal(tx, {
    orderId,
    version: 1,
    lines: [...input.lines],
    content: await proposalContent(tx, record, { validUntil: proposalDeadline(now), durationMonths }),
    monthlyFee,
    durationMonths,
    createdBy: actor.id,
  })
  const after = { order_mask_id: orderMaskId, monthly_fee: monthlyFee, duration_months: input.durationMonths }
  await recordEvent(tx, actor, {
    model: 'order',
    objectId: orderId,
    companyId,
    action: 'created',
    version: 1,
    toStage: START.stage,
    after,
  })
  await announceTurn(tx, record)
  return { orderId, companyId, orderMaskId }
}

const toItemRow = (orderId: number, item: OrderInput['items'][number]) => ({
  orderId,
  productId: item.productId,
  quantity: item.quantity,
  unitPrice: toDecimal(item.unitPriceCents),
  unitServiceFee: toDecimal(item.unitServiceFeeCents),
  position: item.position,
})

const documentsOf = (orderId: number) => [
  ...REQUIRED_DOCUMENTS.map((documentType) => ({ orderId, documentType, required: true })),
  ...SIGNABLE_DOCUMENTS.map((documentType) => ({ orderId, documentType, isSignable: true })),
]

/** One package an address. */
const packagesOf = (orderId: number, { deliveries }: OrderInput, requestDate: string) =>
  deliveries.map(({ addressId, insurance, items }) => ({
    pkg: {
      orderId,
      packageType: 'regular' as const,
      addressId,
      insurance,
      deliveryStatus: 'NEW_CONTRACT' as const,
      requestDate,
    },
    items: items.filter(({ quantity }) => quantity > 0).map(({ productId, quantity }) => ({ productId, quantity })),
  }))
