import { type Db, db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Page } from '@/services/http/page.schema'
import type { StockAlert, StockAlertCsvQuery, StockAlertQuery } from '@/services/stock/alerts/alerts.schema'
import { ALERT_COLUMNS } from '@/services/stock/stock-csv.rules'
import { availabilityOf } from '../holds/stock.service'
import { listWaiting, listWaitingIds } from './alerts.repository'

type Waiting = Awaited<ReturnType<typeof listWaiting>>

/** A page of who waits for which product, the longest first; a salesperson sees their permitted companies. */
export async function listStockAlerts(actor: Actor, query: StockAlertQuery, url: string): Promise<Page<StockAlert>> {
  const visible = visibleCompanies(actor)
  const { length: count } = await listWaitingIds(db(), visible, query)
  const rows = await listWaiting(db(), visible, query, limitOffset(query))
  return toPage(url, query, count, await present(db(), rows))
}

/** The same list as a CSV file. */
export async function exportStockAlerts(actor: Actor, query: StockAlertCsvQuery): Promise<Response> {
  const visible = visibleCompanies(actor)
  const read = async (ids: readonly number[]) =>
    present(db(), await listWaiting(db(), visible, { ...query, ids }, { limit: ids.length, offset: 0 }))
  return csvFile({
    name: 'avisos-de-chegada',
    columns: ALERT_COLUMNS,
    ids: await listWaitingIds(db(), visible, query),
    read,
  })
}

async function present(conn: Db, rows: Waiting): Promise<StockAlert[]> {
  const stock = await availabilityOf(conn, [...new Set(rows.map(({ product }) => product.id))])
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    available_from: stock.get(row.product.id)?.availableFrom ?? null,
  }))
}
