import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv'
import { UNIT_COLUMNS } from '@/services/stock/unit-csv.rules'
import type { UnitCsvQuery } from '@/services/stock/units.schema'
import { filtersOf } from './list-units'
import { unitIds, unitsOf } from './unit-lists.repository'
import { toUnit } from './units.mapper'

/** The same list as a file, whole. */
export async function exportUnits(query: UnitCsvQuery): Promise<Response> {
  const { ordering } = query
  const read = async (ids: readonly number[]) => (await unitsOf(db(), ids)).map(toUnit)
  return csvFile({
    name: 'equipamentos',
    columns: UNIT_COLUMNS,
    ids: await unitIds(db(), filtersOf(query), ordering),
    read,
  })
}
