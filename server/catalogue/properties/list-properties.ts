import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type {
  PropertyCsvQuery,
  PropertyDetail,
  PropertyListQuery,
} from '@/services/catalogue/properties/properties.schema'
import { PROPERTY_FILE } from '@/services/catalogue/properties/property-file.rules'
import type { Page } from '@/services/http/page.schema'
import { toPropertyDetail } from './properties.mapper'
import { countProperties, findPropertyRow, listPropertyIds, listPropertyRows } from './properties.repository'

/** A page of the properties, kind by kind unless another order is asked for. */
export async function listProperties(query: PropertyListQuery, url: string): Promise<Page<PropertyDetail>> {
  const count = await countProperties(db(), query)
  const rows = await listPropertyRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toPropertyDetail))
}

/** Refuses 404 for a property that does not exist. */
export const getProperty = async (id: number): Promise<PropertyDetail> =>
  toPropertyDetail(orNotFound(await findPropertyRow(db(), id)))

/** The same list as a file, whole. */
export async function exportProperties(query: PropertyCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listPropertyRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toPropertyDetail)
  return csvFile({
    name: 'propriedades',
    columns: PROPERTY_FILE.columns,
    ids: await listPropertyIds(db(), query),
    read,
  })
}
