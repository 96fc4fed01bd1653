import { db } from '@/server/db/client'
import { csvResponse } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import type {
  Measurement,
  Measuring,
  MeasuringFilters,
  MeasuringQuery,
} from '@/services/billing/measuring/measuring.schema'
import { MEASURING_COLUMNS } from '@/services/billing/measuring/measuring-csv.rules'
import { listInvoicesOfUnits } from './billed.repository'
import { findUnitMonths, type FoundUnitMonths, type UnitMonth } from './find-unit-months'
import { firstRows, inOrder } from './first-rows'
import { addTo, emptyTotals, toMeasurement, toTotals } from './unit-month.mapper'

/**
 * A page of the units that companies have had between two days, a row a unit and month, with the sums of all that were found.
 * The months are measured as they stand now, those to come as if nothing happened any more.
 */
export async function listMeasuring(query: MeasuringQuery, url: string): Promise<Measuring> {
  const { limit, offset } = limitOffset(query)
  const totals = emptyTotals()
  let first: UnitMonth[] = []
  for await (const found of findUnitMonths(db(), query)) {
    addTo(totals, found)
    first = firstRows(first, found.unitMonths, { count: offset + limit, ordering: query.ordering })
  }
  const results = await withInvoices(first.slice(offset))
  return { ...toPage(url, query, totals.count, results), totals: toTotals(totals) }
}

/** The same rows as a file; in the order of the companies only some of them are in memory at a time. */
export async function exportMeasuring(filters: MeasuringFilters): Promise<Response> {
  const parts = filters.ordering === 'company' ? findUnitMonths(db(), filters) : sortedParts(filters)
  // No column names an invoice.
  const next = async (): Promise<Measurement[]> => {
    for (;;) {
      const { done, value } = await parts.next()
      if (done === true) return []
      if (value.unitMonths.length > 0) return value.unitMonths.map((one) => toMeasurement(one, null))
    }
  }
  return csvResponse({ name: 'medicao', columns: MEASURING_COLUMNS, next })
}

async function* sortedParts(filters: MeasuringFilters): AsyncGenerator<Pick<FoundUnitMonths, 'unitMonths'>, void> {
  const all: UnitMonth[] = []
  for await (const { unitMonths } of findUnitMonths(db(), filters)) for (const one of unitMonths) all.push(one)
  yield { unitMonths: inOrder(all, filters.ordering) }
}

async function withInvoices(unitMonths: readonly UnitMonth[]): Promise<Measurement[]> {
  const invoices = await listInvoicesOfUnits(
    db(),
    unitMonths.map(({ rental }) => rental.unitId),
    unitMonths.map(({ rental }) => `${rental.period}-01`),
  )
  const idOf = new Map(invoices.map((one) => [keyOf(one.positionId, one.unitId, one.period), one.invoiceId]))
  return unitMonths.map((one) => {
    const { positionId, unitId, period } = one.rental
    return toMeasurement(one, idOf.get(keyOf(positionId, unitId, `${period}-01`)) ?? null)
  })
}

const keyOf = (positionId: number, unitId: number, period: string): string =>
  `${String(positionId)} ${String(unitId)} ${period}`
