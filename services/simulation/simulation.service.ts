import { bodyOf, http } from '@/services/http/client'
import type { Product, ProductTypeDetail, PropertyOption, Simulator, Step } from './simulation.schema'

export const getSimulators = (signal?: AbortSignal): Promise<Simulator[]> =>
  bodyOf(http.get<Simulator[]>('/simulators', { signal }))

export const getSteps = (simulator: number, signal?: AbortSignal): Promise<Step[]> =>
  bodyOf(http.get<Step[]>('/steps', { params: { simulator }, signal }))

/** The options of a question, with the units available after the earlier answers. */
export const getOptions = (
  question: { quotation: number; step: number },
  signal?: AbortSignal,
): Promise<PropertyOption[]> => bodyOf(http.get<PropertyOption[]>('/properties', { params: question, signal }))

export type ProductQuery = {
  quotation: number
  /** Properties to match; null for the quotation's own answers. */
  properties: readonly number[] | null
  similar: boolean
}

/** The matching products; with `similar`, followed by those that miss one answer. */
export async function getProducts(
  { quotation, properties, similar }: ProductQuery,
  signal?: AbortSignal,
): Promise<Product[]> {
  const params = {
    quotation,
    ...(properties && properties.length > 0 && { properties: properties.join(',') }),
    ...(similar && { allow_similar: true }),
  }
  const { data } = await http.get<Product[]>('/products', { params, signal })
  return data
}

/** All products of a type. */
export const getProductsByType = (productType: number, signal?: AbortSignal): Promise<Product[]> =>
  bodyOf(http.get<Product[]>(`/products-by-type/${productType}`, { signal }))

/** All product types, each with its simulator. */
export const getProductTypes = (signal?: AbortSignal): Promise<ProductTypeDetail[]> =>
  bodyOf(http.get<ProductTypeDetail[]>('/product-type-details', { signal }))
