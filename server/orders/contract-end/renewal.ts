import { type Db, db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { type RenewalTerms, renewalTerms } from '@/services/orders/contract-end/contract-end.rules'
import type { Renewal } from '@/services/orders/contract-end/contract-end.schema'
import type { ReadjustmentIndex } from '@/services/orders/contract-end/readjustment.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { OrderRecord } from '../order-record.repository'
import { loadVisibleOrder } from '../visibility'
import { listIndexes, toEntry } from './readjustment-indexes.repository'

type RenewalOptions = { durationMonths: number; index: ReadjustmentIndex | null }

/** What renewing would come to as of today. Refuses 404, and 409 `conflict` for an order that is not rented. */
export async function previewRenewal(actor: Actor, ref: OrderKey, options: RenewalOptions): Promise<Renewal> {
  const record = await loadVisibleOrder(actor, ref)
  if (record.order.stageName !== 'ONGOING') throw new Refusal('conflict', { errors: ['O pedido não está em locação.'] })
  const terms = await renewalTermsOf(db(), record, options)
  return {
    duration_months: options.durationMonths,
    begins_on: terms.beginsOn,
    ends_on: terms.endsOn,
    monthly_fee_before: terms.monthlyFeeBefore,
    monthly_fee: terms.monthlyFee,
    readjustment: terms.readjustment,
    kept_because: terms.keptBecause,
  }
}

/** The terms under which a rental would be renewed now. */
export async function renewalTermsOf(
  conn: Db,
  { order, addenda }: OrderRecord,
  options: RenewalOptions,
): Promise<RenewalTerms> {
  const { startsOn, endsOn, monthlyFee } = order
  if (!startsOn || !endsOn) throw new Error(`Order ${String(order.id)} is rented without an end`)
  const entries = (await listIndexes(conn)).map(toEntry)
  return renewalTerms({ startsOn, endsOn, monthlyFee, addenda }, options, entries, toDay(new Date()))
}
