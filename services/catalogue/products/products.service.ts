import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/downloads'
import type { Page } from '@/services/http/page.schema'
import type {
  ManagedProduct,
  ManagedProductSummary,
  NewProduct,
  ProductChange,
  ProductChoices,
  ProductCsvQuery,
  ProductListQuery,
} from './products.schema'

/** The products, also those that are not offered. */
export async function getProducts(
  query: Partial<ProductListQuery>,
  signal?: AbortSignal,
): Promise<Page<ManagedProductSummary>> {
  const { data } = await http.get<Page<ManagedProductSummary>>('/product-management', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getProductsCsv = (query: Partial<ProductCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/product-management-csv-extract', query, transfer)

export async function getProduct(id: number, signal?: AbortSignal): Promise<ManagedProduct> {
  const { data } = await http.get<ManagedProduct>(path(id), { signal })
  return data
}

/** The categories, kinds and properties that a product can be given. */
export async function getProductChoices(signal?: AbortSignal): Promise<ProductChoices> {
  const { data } = await http.get<ProductChoices>('/product-management-choices', { signal })
  return data
}

/** Adds a product. The same key never adds two. */
export async function createProduct(product: NewProduct, key: string): Promise<ManagedProduct> {
  const { data } = await http.post<ManagedProduct>('/product-management', product, {
    headers: { 'Idempotency-Key': key },
  })
  return data
}

export async function updateProduct(id: number, change: ProductChange): Promise<ManagedProduct> {
  const { data } = await http.put<ManagedProduct>(path(id), change)
  return data
}

/** Takes a product out of the catalogue for good; a refusal says what refers to it. */
export async function deleteProduct(id: number): Promise<void> {
  await http.delete(path(id))
}

/** Offers many products at once, or takes them out of the simulator; tells how many it changed. */
export async function activateProducts(ids: number[], active: boolean): Promise<number> {
  const { data } = await http.put<{ changed: number }>('/product-management/activation', { ids, active })
  return data.changed
}

const path = (id: number): string => `/product-management/${String(id)}`
