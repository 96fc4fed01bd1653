import { type Db, db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Page } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { pictureSrc } from '@/services/pictures/pictures.rules'
import { manualStatuses } from '@/services/stock/units/manual-status.rules'
import { isPlaceholderSerial } from '@/services/stock/units/serials.rules'
import type { UnitDetail, UnitEvent } from '@/services/stock/units/unit-detail.schema'
import { unitEventText } from '@/services/stock/units/unit-history.rules'
import {
  countUnitEvents,
  findLastAppraisal,
  findLastEvent,
  findOpenReturn,
  findProductPicture,
  findRental,
  type ListedEvent,
  listUnitEvents,
  listUnitImages,
} from './unit-detail.repository'
import { findUnit } from './unit-lists.repository'
import { toHolder, toUnit } from './units.mapper'

/** A unit with its rental, last appraisal and photos. Refuses 404. */
export async function getUnit(id: number, conn: Db = db()): Promise<UnitDetail> {
  const row = orNotFound(await findUnit(conn, id))
  const [unit, last] = [toUnit(row), must(await findLastEvent(conn, id), `event of unit ${String(id)}`)]
  const images = await listUnitImages(conn, id)
  return {
    ...unit,
    version: last.id,
    image: await findProductPicture(conn, unit.product.id),
    created_at: row.unit.createdAt.toISOString(),
    received_at: row.unit.receivedAt?.toISOString() ?? null,
    allowed_statuses: manualStatuses({ ...unit, isHeld: unit.holder !== null }),
    awaits_serial: isPlaceholderSerial(unit.serial),
    rental: toRental(await findRental(conn, id)),
    open_return: await findOpenReturn(conn, id),
    condition: toCondition(await findLastAppraisal(conn, id)),
    images: images.map(({ id: imageId, pictureId, moment, packageId, createdAt }) => ({
      id: imageId,
      src: pictureSrc(pictureId),
      moment,
      package_id: packageId,
      created_at: createdAt.toISOString(),
    })),
  }
}

type OrderColumns = { maskId: string; companyId: number; corporateName: string }

const toOrder = ({ maskId, companyId, corporateName }: OrderColumns) => ({
  order_mask_id: maskId,
  company: { id: companyId, corporate_name: corporateName },
})

function toRental(row: Awaited<ReturnType<typeof findRental>>): UnitDetail['rental'] {
  if (!row) return null
  const { id, packageType, deliveryStatus, trackingCode, deliveryEta, deliveryDate } = row.pkg
  return {
    order: toOrder(row.order),
    package: {
      id,
      package_type: packageType,
      delivery_status: deliveryStatus,
      tracking_code: trackingCode,
      delivery_eta: deliveryEta,
      delivery_date: deliveryDate,
    },
    since: row.since.toISOString(),
  }
}

function toCondition(row: Awaited<ReturnType<typeof findLastAppraisal>>): UnitDetail['condition'] {
  if (!row?.item.condition) return null
  const { condition, destination, comment, checklist, appraisedAt } = row.item
  return {
    condition,
    destination,
    comment,
    checklist: checklist ?? null,
    order: toOrder(row.order),
    appraised_at: appraisedAt?.toISOString() ?? null,
    appraised_by: row.by,
  }
}

/** The history of a unit, newest first, each event with its text. Refuses 404. */
export async function listUnitHistory(
  id: number,
  query: { page: number; page_size: number },
  url: string,
): Promise<Page<UnitEvent>> {
  const count = await countUnitEvents(db(), id)
  // Every unit has at least its REGISTERED event.
  if (count === 0) throw new Refusal('not_found')
  const { limit, offset } = limitOffset(query)
  // One more row: the text of the last event on the page compares it with the one before.
  const moments = (await listUnitEvents(db(), id, { limit: limit + 1, offset })).map(toSnapshot)
  const results = moments.slice(0, limit).map((moment, at) => {
    const sentence = unitEventText(moment, moments[at + 1])
    return { ...moment, sentence }
  })
  return toPage(url, query, count, results)
}

const toSnapshot = ({ event, order, ...holding }: ListedEvent): Omit<UnitEvent, 'sentence'> => ({
  id: event.id,
  event_type: event.eventType,
  message: event.message,
  status: event.unitStatus,
  product_group: event.productGroup,
  location: event.location,
  label: event.label,
  order: order.companyId && order.corporateName && order.maskId ? toOrder(order as OrderColumns) : null,
  package_id: event.packageId,
  holder: toHolder(holding),
  actor_name: event.actorName,
  created_at: event.createdAt.toISOString(),
})
