import { type Db, db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { type RenewalTerms, renewalTerms } from '@/services/orders/contract-end/contract-end.rules'
import type { Renewal } from '@/services/orders/contract-end/contract-end.schema'
import type { ReadjustmentIndex } from '@/services/orders/contract-end/readjustment.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { findVisibleOrder } from '../visibility'
import { listIndexes, toEntry } from './readjustment-indexes.repository'

type RenewalOptions = { durationMonths: number; index: ReadjustmentIndex | null }

/** What renewing would come to as of today. Refuses 404, and 409 `conflict` for an order that is not rented. */
export async function previewRenewal(actor: Actor, ref: OrderKey, wish: RenewalOptions): Promise<Renewal> {
  const record = await loadOrderRecord(db(), await findVisibleOrder(db(), actor, ref))
  if (record.order.stageName !== 'ONGOING') throw new Refusal('conflict', { errors: ['O pedido não está em locação.'] })
  const { beginsOn, endsOn, monthlyFeeBefore, monthlyFee, readjustment, keptBecause } = await renewalTermsOf(
    db(),
    record,
    wish,
  )
  return {
    duration_months: wish.durationMonths,
    begins_on: beginsOn,
    ends_on: endsOn,
    monthly_fee_before: monthlyFeeBefore,
    monthly_fee: monthlyFee,
    readjustment,
    kept_because: keptBecause,
  }
}

/** The terms under which a rental would be renewed now. */
export async function renewalTermsOf(
  conn: Db,
  { order, addenda }: OrderRecord,
  wish: RenewalOptions,
): Promise<RenewalTerms> {
  const { startsOn, endsOn, monthlyFee } = order
  if (!startsOn || !endsOn) throw new Error(`Order ${String(order.id)} is rented without an end`)
  const entries = (await listIndexes(conn)).map(toEntry)
  return renewalTerms({ startsOn, endsOn, monthlyFee, addenda }, wish, entries, toDay(new Date()))
}
