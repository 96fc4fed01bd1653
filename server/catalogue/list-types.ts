import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv'
import { PRODUCT_TYPE_COLUMNS, PROPERTY_TYPE_COLUMNS } from '@/services/catalogue/type-csv.rules'
import type {
  ProductType,
  ProductTypeListQuery,
  PropertyType,
  PropertyTypeListQuery,
} from '@/services/catalogue/types.schema'
import type { CsvColumn } from '@/services/format/csv.rules'
import { listCountedProductTypes } from './product-types.repository'
import { listPropertyTypes } from './property-types.repository'
import { toProductType, toPropertyType } from './types.mapper'

/** The types of property that the filters find, with how many properties and questions each has. */
export const readPropertyTypes = async (query: PropertyTypeListQuery): Promise<PropertyType[]> =>
  (await listPropertyTypes(db(), query)).map(toPropertyType)

/** The kinds of product that the filters find, with their simulators and how many products there are of each. */
export const readProductTypes = async (query: ProductTypeListQuery): Promise<ProductType[]> =>
  (await listCountedProductTypes(db(), query)).map(toProductType)

export const exportPropertyTypes = async (query: PropertyTypeListQuery): Promise<Response> =>
  fileOf('tipos-de-propriedade', PROPERTY_TYPE_COLUMNS, await readPropertyTypes(query))

export const exportProductTypes = async (query: ProductTypeListQuery): Promise<Response> =>
  fileOf('tipos-de-produto', PRODUCT_TYPE_COLUMNS, await readProductTypes(query))

/** A catalogue has few types: they are read once. */
function fileOf<Type extends { id: number }>(
  name: string,
  columns: readonly CsvColumn<Type>[],
  types: readonly Type[],
): Promise<Response> {
  const byId = new Map(types.map((type) => [type.id, type]))
  const read = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  return Promise.resolve(csvFile({ name, columns, ids: [...byId.keys()], read }))
}
