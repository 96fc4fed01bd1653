import { db } from '@/server/db/client'
import type { ProposalContent } from '@/server/db/schema/index'
import { pdfDownload } from '@/server/http/downloads'
import { drawnAside } from '@/server/pdf/draw-aside'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { orderFileName } from '@/services/orders/file-names.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderRecord } from '../order-record.repository'
import { toOrder } from '../order.mapper'
import { findProposal } from '../proposal/proposals.repository'
import { loadVisibleOrder } from '../visibility'
import type { drawOrder } from './order-pdf'

const drawOrderAside = drawnAside<typeof drawOrder>('server/orders/detail/order-pdf', 'drawOrder')

/** The whole order as a PDF to be downloaded: what its reader is shown on the screen, as it is now. Refuses 404. */
export async function getOrderPdf(actor: Actor, ref: OrderKey): Promise<Response> {
  const record = await loadVisibleOrder(actor, ref)
  const { version } = must(record.proposals.at(-1), 'current proposal')
  const proposal = await findProposal(db(), record.order.id, version)
  const order = toOrder(record, actor)
  const content = await drawOrderAside({
    order,
    items: order.items.map((item) => withSpecifications(item, record)),
    servicePackage: proposal?.content.service_package,
    audience: isCustomer(actor) ? 'customer' : 'staff',
    printedAt: new Date(),
  })
  return pdfDownload(content, orderFileName(ref.maskId))
}

function withSpecifications(item: Order['items'][number], { items }: OrderRecord): ProposalContent['items'][number] {
  const product = items.find((row) => row.item.productId === item.product_id)?.product
  return { ...item, specifications: product?.technicalSpecifications ?? [] }
}
