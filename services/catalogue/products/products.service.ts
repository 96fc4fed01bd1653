import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
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

/** Creates a product; the idempotency key prevents duplicates. */
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

/** Deletes a product; a refusal names what refers to it. */
export async function deleteProduct(id: number): Promise<void> {
  await http.delete(path(id))
}

/** Activates or deactivates many products at once; gives how many changed. */
export async function activateProducts(activation: Activation): Promise<number> {
  const { data } = await http.put<ActivationResult>('/product-management/activation', activation)
  return data.changed
}

const path = (id: number): string => `/product-management/${String(id)}`
