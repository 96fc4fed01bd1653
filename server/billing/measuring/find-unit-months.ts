import type { Db } from '@/server/db/client'
import { measureAdjustments, readjustmentDays } from '@/services/billing/measuring/adjustments.rules'
import { type Measurement, measurePositions } from '@/services/billing/measuring/measurement.rules'
import type { MeasuringFilters } from '@/services/billing/measuring/measuring.schema'
import { type Period, periodsBetween } from '@/services/billing/measuring/periods.rules'
import { plainText } from '@/services/format/plain-text.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { MeasuredOrder } from './measured-order.mapper'
import { loadMeasuredOrders } from './measured-orders.service'
import { listMeasuredOrders } from './measured-scope.repository'

/** Orders whose units are in memory at a time. */
const ORDERS_AT_ONCE = 200

/** A unit in a month, in integer cents: the rows of its two kinds of tax beside each other. */
export type UnitMonth = {
  order: Omit<MeasuredOrder, 'order' | 'adjustments'>
  rental: Measurement
  service: Measurement | null
}

/** Rows of some orders. */
export type FoundUnitMonths = {
  unitMonths: UnitMonth[]
  /** The share of their positions in the coupons and readjustments of the orders, in integer cents. */
  adjustments: number
}

/**
 * All rows that fit the filters, by company and order, some orders at a time. Five queries for up to a few hundred orders:
 * what a row costs is known only once it is measured.
 */
export async function* findUnitMonths(conn: Db, filters: MeasuringFilters): AsyncGenerator<FoundUnitMonths, void> {
  const { start_date: start, end_date: end, company_id: companyId, order_mask_id: maskId } = filters
  const periods = periodsBetween(start, end)
  const ids = await listMeasuredOrders(conn, { from: start, until: addDays(end, 1) }, { companyId, maskId })
  const fits = filterOf(filters)
  for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
    const found: FoundUnitMonths = { unitMonths: [], adjustments: 0 }
    for (const measured of await loadMeasuredOrders(conn, ids.slice(at, at + ORDERS_AT_ONCE)))
      for (const period of periods) addMonth(found, measured, { period, fits })
    yield found
  }
}

type Fits = (unitMonth: UnitMonth) => boolean

function addMonth(
  found: FoundUnitMonths,
  measured: MeasuredOrder,
  { period, fits }: { period: Period; fits: Fits },
): void {
  const { order, adjustments, ...about } = measured
  const rows = measurePositions(order.positions, period, readjustmentDays(adjustments))
  const services = new Map(rows.flatMap((row) => (row.taxKind === 'SERVICE' ? [[keyOf(row), row]] : [])))
  const unitMonths = rows
    .filter(({ taxKind }) => taxKind === 'RENTAL')
    .map((rental): UnitMonth => ({ order: about, rental, service: services.get(keyOf(rental)) ?? null }))
    .filter(fits)
  if (unitMonths.length === 0) return
  for (const one of unitMonths) found.unitMonths.push(one)
  const shown = new Set(unitMonths.map(({ rental }) => rental.positionId))
  const positions = order.positions.filter(({ id }) => shown.has(id))
  for (const { rental, service } of measureAdjustments(order, adjustments, period, positions))
    found.adjustments += rental + service
}

const keyOf = ({ positionId, startedOn, unitId }: Measurement): string =>
  `${String(positionId)} ${String(unitId)} ${startedOn}`

const is = (wanted: string | undefined, value: boolean): boolean =>
  wanted === undefined || (wanted === 'true') === value

/** Whether a row fits what no index knows. */
function filterOf({ product_id: productId, partial, unpriced, provisional, search }: MeasuringFilters): Fits {
  const wanted = search ? plainText(search) : ''
  return ({ order, rental }) =>
    (productId === undefined || rental.productId === productId) &&
    is(partial, rental.days < rental.daysInMonth) &&
    is(unpriced, rental.notes.includes('unpriced')) &&
    is(provisional, order.provisional) &&
    (wanted === '' ||
      [rental.serial, order.maskId, order.company.corporateName, rental.product].some((text) =>
        plainText(text).includes(wanted),
      ))
}
