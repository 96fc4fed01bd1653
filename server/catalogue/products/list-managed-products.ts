import { type Db, db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { PRODUCT_FILE } from '@/services/catalogue/products/product-file.rules'
import type {
  ManagedProduct,
  ManagedProductSummary,
  ProductChoices,
  ProductCsvQuery,
  ProductListQuery,
} from '@/services/catalogue/products/products.schema'
import type { Page } from '@/services/http/page.schema'
import { listCategoryChoices, listProductTypeChoices, listPropertyChoices } from './product-references.repository'
import { toManagedProduct, toProductCsvRow, toProductSummary } from './products.mapper'
import {
  countProducts,
  findProductRow,
  listProductIds,
  listProductProperties,
  listProductRows,
  listPropertiesOfProducts,
} from './products.repository'

/** A page of the products, also of those that are not offered. */
export async function listManagedProducts(query: ProductListQuery, url: string): Promise<Page<ManagedProductSummary>> {
  const count = await countProducts(db(), query)
  const rows = await listProductRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toProductSummary))
}

/** The same list as a file, whole. */
export async function exportProducts(query: ProductCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) => {
    const rows = await listProductRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })
    const properties = Map.groupBy(await listPropertiesOfProducts(db(), ids), ({ productId }) => productId)
    return rows.map((row) => toProductCsvRow(row, properties.get(row.product.id) ?? []))
  }
  return csvFile({ name: 'produtos', columns: PRODUCT_FILE.columns, ids: await listProductIds(db(), query), read })
}

/** A product with all that it was given, and its stock by group. Refuses 404. */
export async function getManagedProduct(id: number, conn: Db = db()): Promise<ManagedProduct> {
  const row = orNotFound(await findProductRow(conn, id))
  return toManagedProduct(row, await listProductProperties(conn, id))
}

/** Every category, kind and property that a product can be given. */
export async function listProductChoices(): Promise<ProductChoices> {
  return {
    categories: await listCategoryChoices(db()),
    product_types: await listProductTypeChoices(db()),
    properties: await listPropertyChoices(db()),
  }
}
