import { http } from '@/services/http/client'
import type { NewProductType, ProductType, ProductTypeChange, PropertyType, PropertyTypeFields } from './types.schema'

const PROPERTY_TYPES = '/property-type-management'
const PRODUCT_TYPES = '/product-type-details'

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The types of property, with how many properties and questions each has. */
export async function getPropertyTypes(signal?: AbortSignal): Promise<PropertyType[]> {
  const { data } = await http.get<PropertyType[]>(PROPERTY_TYPES, { signal })
  return data
}

/** Creates a type of property. The same key never creates two. */
export async function createPropertyType(fields: PropertyTypeFields, key: string): Promise<PropertyType> {
  const { data } = await http.post<PropertyType>(PROPERTY_TYPES, fields, once(key))
  return data
}

export async function changePropertyType(id: number, fields: PropertyTypeFields): Promise<PropertyType> {
  const { data } = await http.put<PropertyType>(`${PROPERTY_TYPES}/${String(id)}`, fields)
  return data
}

export async function deletePropertyType(id: number): Promise<void> {
  await http.delete(`${PROPERTY_TYPES}/${String(id)}`)
}

/** The kinds of product, with how many products each has. */
export async function getCountedProductTypes(signal?: AbortSignal): Promise<ProductType[]> {
  const { data } = await http.get<ProductType[]>(PRODUCT_TYPES, { signal })
  return data
}

/** Creates a kind of product. The same key never creates two. */
export async function createProductType(fields: NewProductType, key: string): Promise<ProductType> {
  const { data } = await http.post<ProductType>(PRODUCT_TYPES, fields, once(key))
  return data
}

export async function changeProductType(id: number, fields: ProductTypeChange): Promise<ProductType> {
  const { data } = await http.put<ProductType>(`${PRODUCT_TYPES}/${String(id)}`, fields)
  return data
}

export async function deleteProductType(id: number): Promise<void> {
  await http.delete(`${PRODUCT_TYPES}/${String(id)}`)
}
