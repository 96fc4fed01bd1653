import { settings } from '@/server/config/settings'
import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { drawnAside } from '@/server/pdf/draw-aside'
import type { Actor } from '@/services/auth/actor.rules'
import type { OwnReturn, ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import type { ReturnLabelQuery } from '@/services/logistics/returns/returns.schema'
import { getReturnDetail } from './list-returns'
import type { drawReturnLabel } from './return-label-pdf'
import type { drawReturnTag } from './return-tag-pdf'
import { findReturnOfCompany } from './returns.repository'

const drawReturnLabelAside = drawnAside<typeof drawReturnLabel>(
  'server/logistics/returns/return-label-pdf',
  'drawReturnLabel',
)
const drawReturnTagAside = drawnAside<typeof drawReturnTag>('server/logistics/returns/return-tag-pdf', 'drawReturnTag')

type OwnRef = { maskId: string; packageId: number }

/**
 * The labels for the boxes of a return, one each, as a PDF.
 * Refuses 404, and 409 `conflict` for a cancelled return.
 */
export async function printReturnLabel(packageId: number, query: ReturnLabelQuery): Promise<Response> {
  const pkg = await getReturnDetail(packageId)
  if (pkg.todo === 'canceled')
    throw new Refusal('conflict', { errors: ['Esta devolução foi cancelada: não há etiqueta.'] })
  const draw = query.format === 'single' ? drawReturnTagAside : drawReturnLabelAside
  const content = await draw({
    pkg,
    volumes: query.volumes,
    destination: destination(),
    address: new URL(`/platform/admin/returnals/${String(packageId)}`, settings().APP_URL).href,
    printedAt: new Date(),
  })
  return pdfDownload(content, `devolucao-${pkg.order.order_mask_id}-${String(packageId)}.pdf`)
}

const DEMO_ADDRESS = 'Rua dos Depósitos, 100; Barra Funda, São Paulo, SP · 01140-000'

/** Lines of our own address; empty if none is configured. */
function destination(): string[] {
  const { RETURNS_ADDRESS, DEMO_DATA } = settings()
  const address = RETURNS_ADDRESS ?? (DEMO_DATA === 'on' ? DEMO_ADDRESS : '')
  return address
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The same for the customer. Also refuses 404 for a return of another order or company. */
export async function printOwnReturnLabel(actor: Actor, ref: OwnRef, query: ReturnLabelQuery): Promise<Response> {
  await requireOwn(actor, ref)
  return printReturnLabel(ref.packageId, query)
}

/** What was received of a return and how each unit was appraised, with photos. Refuses 404 as the label does. */
export async function getOwnReturn(actor: Actor, ref: OwnRef): Promise<OwnReturn> {
  await requireOwn(actor, ref)
  const { id, serials } = await getReturnDetail(ref.packageId)
  return { id, serials: serials.map(toOwn) }
}

async function requireOwn(actor: Actor, { maskId, packageId }: OwnRef): Promise<void> {
  const order = orNotFound(await findReturnOfCompany(db(), orNotFound(actor.companyId), packageId))
  orNotFound(order.maskId === maskId || undefined)
}

/** Where the unit goes and who found what is internal. */
function toOwn({ serial, label, product_id, product, ...unit }: ReturnDetail['serials'][number]) {
  const { pictures, condition, comment, checklist, received_at } = unit
  return { serial, label, product_id, product, pictures, condition, comment, checklist, received_at }
}
