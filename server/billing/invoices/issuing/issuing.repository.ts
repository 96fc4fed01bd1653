import { sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { equipmentUnits, invoiceMeasurements, invoiceSeries, products } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'

/**
 * The next number of a series. Its row stays locked until the transaction ends: the next one to ask waits, and a transaction
 * that fails gives its number back, so that numbers have neither gaps nor doubles (ADR 557).
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const rows = await tx
    .insert(invoiceSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` } })
    .returning({ number: invoiceSeries.lastNumber })
  return must(rows[0], `series ${series}`).number
}

/** The models in these invoices whose rental is billed, and that the catalogue has no NCM for; one row an invoice. */
export async function listWithoutNcm(conn: Db, ids: readonly number[]) {
  const { rows } = await conn.execute<{ id: number; models: string[] }>(sql`
    select m.invoice_id as id, array_agg(distinct p.name order by p.name) as models
    from ${invoiceMeasurements} m join ${equipmentUnits} u on u.id = m.unit_id join ${products} p on p.id = u.product_id
    where m.invoice_id = any(${arrayOf(ids)}::int[]) and m.tax_kind = 'RENTAL' and m.amount > 0 and p.ncm is null
    group by 1`)
  return rows
}
