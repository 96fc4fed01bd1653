import { http } from '@/services/http/client'
import type { Product, ProductTypeDetail, PropertyOption, Simulator, Step } from './simulation.schema'

export async function getSimulators(signal?: AbortSignal): Promise<Simulator[]> {
  const { data } = await http.get<Simulator[]>('/simulators', { signal })
  return data
}

export async function getSteps(simulator: number, signal?: AbortSignal): Promise<Step[]> {
  const { data } = await http.get<Step[]>('/steps', { params: { simulator }, signal })
  return data
}

/** The options of a question, with the availability that the earlier answers leave. */
export async function getOptions(
  question: { quotation: number; step: number },
  signal?: AbortSignal,
): Promise<PropertyOption[]> {
  const { data } = await http.get<PropertyOption[]>('/properties', { params: question, signal })
  return data
}

export type ProductQuery = {
  quotation: number
  /** Properties to match; null for the quotation's own answers. */
  properties: readonly number[] | null
  similar: boolean
}

/** The matching products; with `similar`, then those that miss one answer. */
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

/** Every product of a kind. */
export async function getProductsByType(productType: number, signal?: AbortSignal): Promise<Product[]> {
  const { data } = await http.get<Product[]>(`/products-by-type/${productType}`, { signal })
  return data
}

/** Every kind of product, with its simulator. */
export async function getProductTypes(signal?: AbortSignal): Promise<ProductTypeDetail[]> {
  const { data } = await http.get<ProductTypeDetail[]>('/product-type-details', { signal })
  return data
}
