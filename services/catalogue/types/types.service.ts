import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Deletion, DeletionResult } from '../bulk-actions.schema'
import type {
  NewProductType,
  ProductType,
  ProductTypeChange,
  ProductTypeListQuery,
  PropertyType,
  PropertyTypeFields,
  PropertyTypeListQuery,
} from './types.schema'

const PROPERTY_TYPES = '/property-type-management'
const PRODUCT_TYPES = '/product-type-details'

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The property types that match the filters, each with its numbers of properties and questions. */
export const getPropertyTypes = (query: PropertyTypeListQuery, signal?: AbortSignal): Promise<PropertyType[]> =>
  bodyOf(http.get<PropertyType[]>(PROPERTY_TYPES, { params: query, signal }))

/** The whole list as a CSV file. */
export const getPropertyTypesCsv = (query: PropertyTypeListQuery, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PROPERTY_TYPES}-csv-extract`, query, transfer)

/** Creates a property type; the idempotency key prevents duplicates. */
export const createPropertyType = (fields: PropertyTypeFields, key: string): Promise<PropertyType> =>
  bodyOf(http.post<PropertyType>(PROPERTY_TYPES, fields, once(key)))

export const updatePropertyType = (id: number, fields: PropertyTypeFields): Promise<PropertyType> =>
  bodyOf(http.put<PropertyType>(`${PROPERTY_TYPES}/${String(id)}`, fields))

export async function deletePropertyType(id: number): Promise<void> {
  await http.delete(`${PROPERTY_TYPES}/${String(id)}`)
}

/** The product types that match the filters, each with its number of products. */
export const getCountedProductTypes = (query: ProductTypeListQuery, signal?: AbortSignal): Promise<ProductType[]> =>
  bodyOf(http.get<ProductType[]>(PRODUCT_TYPES, { params: query, signal }))

/** The whole list as a CSV file. */
export const getProductTypesCsv = (query: ProductTypeListQuery, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PRODUCT_TYPES}-csv-extract`, query, transfer)

/** Creates a product type; the idempotency key prevents duplicates. */
export const createProductType = (fields: NewProductType, key: string): Promise<ProductType> =>
  bodyOf(http.post<ProductType>(PRODUCT_TYPES, fields, once(key)))

export const updateProductType = (id: number, fields: ProductTypeChange): Promise<ProductType> =>
  bodyOf(http.put<ProductType>(`${PRODUCT_TYPES}/${String(id)}`, fields))

export async function deleteProductType(id: number): Promise<void> {
  await http.delete(`${PRODUCT_TYPES}/${String(id)}`)
}

/** Deletes all of them, or none when one is in use. */
export const deletePropertyTypes = (deletion: Deletion): Promise<DeletionResult> =>
  bodyOf(http.put<DeletionResult>(`${PROPERTY_TYPES}/deletion`, deletion))

/** Deletes all of them, or none when one is in use. */
export const deleteProductTypes = (deletion: Deletion): Promise<DeletionResult> =>
  bodyOf(http.put<DeletionResult>(`${PRODUCT_TYPES}/deletion`, deletion))
