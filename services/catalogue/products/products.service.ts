import { bodyOf, http } from '@/services/http/client'
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

/** The products, including those not offered. */
export const getProducts = (
  query: Partial<ProductListQuery>,
  signal?: AbortSignal,
): Promise<Page<ManagedProductSummary>> =>
  bodyOf(http.get<Page<ManagedProductSummary>>('/product-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getProductsCsv = (query: Partial<ProductCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/product-management-csv-extract', query, transfer)

export const getProduct = (id: number, signal?: AbortSignal): Promise<ManagedProduct> =>
  bodyOf(http.get<ManagedProduct>(path(id), { signal }))

/** The categories, product types and properties that a product can refer to. */
export const getProductChoices = (signal?: AbortSignal): Promise<ProductChoices> =>
  bodyOf(http.get<ProductChoices>('/product-management-choices', { signal }))

/** Creates a product; the idempotency key prevents duplicates. */
export const createProduct = (product: NewProduct, key: string): Promise<ManagedProduct> =>
  bodyOf(
    http.post<ManagedProduct>('/product-management', product, {
      headers: { 'Idempotency-Key': key },
    }),
  )

export const updateProduct = (id: number, change: ProductChange): Promise<ManagedProduct> =>
  bodyOf(http.put<ManagedProduct>(path(id), change))

/** Deletes a product; a refusal names what refers to it. */
export async function deleteProduct(id: number): Promise<void> {
  await http.delete(path(id))
}

/** Activates or deactivates many products at once; returns how many changed. */
export async function activateProducts(activation: Activation): Promise<number> {
  const { data } = await http.put<ActivationResult>('/product-management/activation', activation)
  return data.changed
}

const path = (id: number): string => `/product-management/${String(id)}`
