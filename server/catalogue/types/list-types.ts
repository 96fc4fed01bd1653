import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { PRODUCT_TYPE_FILE, PROPERTY_TYPE_FILE } from '@/services/catalogue/types/type-files.rules'
import type {
  ProductType,
  ProductTypeListQuery,
  PropertyType,
  PropertyTypeListQuery,
} from '@/services/catalogue/types/types.schema'
import type { CsvColumn } from '@/services/format/csv.rules'
import { listProductTypeRows } from './product-types.repository'
import { listPropertyTypeRows } from './property-types.repository'
import { toProductType, toPropertyType } from './types.mapper'

/** The property types that the filters find, with how many properties and questions each has. */
export const listPropertyTypes = async (query: PropertyTypeListQuery): Promise<PropertyType[]> =>
  (await listPropertyTypeRows(db(), query)).map(toPropertyType)

/** The product types that the filters find, with their simulators and how many products there are of each. */
export const listProductTypes = async (query: ProductTypeListQuery): Promise<ProductType[]> =>
  (await listProductTypeRows(db(), query)).map(toProductType)

export const exportPropertyTypes = async (query: PropertyTypeListQuery): Promise<Response> =>
  toCsvFile('tipos-de-propriedade', PROPERTY_TYPE_FILE.columns, await listPropertyTypes(query))

export const exportProductTypes = async (query: ProductTypeListQuery): Promise<Response> =>
  toCsvFile('tipos-de-produto', PRODUCT_TYPE_FILE.columns, await listProductTypes(query))

/** A catalogue has few types: they are read once. */
function toCsvFile<Type extends { id: number }>(
  name: string,
  columns: readonly CsvColumn<Type>[],
  types: readonly Type[],
): Promise<Response> {
  const byId = new Map(types.map((type) => [type.id, type]))
  const read = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  return Promise.resolve(csvFile({ name, columns, ids: [...byId.keys()], read }))
}
