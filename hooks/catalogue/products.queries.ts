import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { ProductCsvQuery, ProductListQuery } from '@/services/catalogue/products/products.schema'
import {
  getProduct,
  getProductChoices,
  getProducts,
  getProductsCsv,
} from '@/services/catalogue/products/products.service'
import type { ProductTypeListQuery } from '@/services/catalogue/types/types.schema'
import { getCountedProductTypes } from '@/services/catalogue/types/types.service'

export const productKeys = {
  all: ['products'] as const,
  list: (query: object) => [...productKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...productKeys.all, 'detail', { id }] as const,
  types: (query: object = {}) => [...productKeys.all, 'types', { ...query }] as const,
  choices: () => [...productKeys.all, 'choices'] as const,
}

/** The products as staff see them; the previous rows stay while the next ones load. */
export const productsQueryOptions = (query: Partial<ProductListQuery>) =>
  queryOptions({
    queryKey: productKeys.list(query),
    queryFn: ({ signal }) => getProducts(query, signal),
    placeholderData: keepPreviousData,
  })

/** One product; without its id (the route is not ready yet) nothing is fetched. */
export const productQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getProduct(id, signal),
  })

/** The categories, product types and properties that a product can refer to. */
export const productChoicesQueryOptions = () =>
  queryOptions({ queryKey: productKeys.choices(), queryFn: ({ signal }) => getProductChoices(signal) })

/**
 * The product types that match the filters, each with its number of products; the previous rows stay while the next
 * ones load.
 */
export const countedProductTypesQueryOptions = (query: ProductTypeListQuery = {}) =>
  queryOptions({
    queryKey: productKeys.types(query),
    queryFn: ({ signal }) => getCountedProductTypes(query, signal),
    placeholderData: keepPreviousData,
  })

/** The products as a CSV file, with the list's filters and sorting. */
export const useProductsCsv = (query: Partial<ProductCsvQuery>) =>
  useCsvDownload((transfer) => getProductsCsv(query, transfer))
