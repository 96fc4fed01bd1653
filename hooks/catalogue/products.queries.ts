import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ProductListQuery } from '@/services/catalogue/products.schema'
import { getProduct, getProductChoices, getProducts } from '@/services/catalogue/products.service'
import { getCountedProductTypes } from '@/services/catalogue/types.service'

export const productKeys = {
  all: ['products'] as const,
  list: (query: object) => [...productKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...productKeys.all, 'detail', { id }] as const,
  types: () => [...productKeys.all, 'types'] as const,
  choices: () => [...productKeys.all, 'choices'] as const,
}

/** The products as those who manage them see them; the rows of before stay while the next ones come. */
export const productsQueryOptions = (query: Partial<ProductListQuery>) =>
  queryOptions({
    queryKey: productKeys.list(query),
    queryFn: ({ signal }) => getProducts(query, signal),
    placeholderData: keepPreviousData,
  })

/** One product; without its id (the address is not read yet) nothing is asked. */
export const productQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getProduct(id, signal),
  })

/** The categories, kinds and properties that a product can be given. */
export const productChoicesQueryOptions = () =>
  queryOptions({ queryKey: productKeys.choices(), queryFn: ({ signal }) => getProductChoices(signal) })

/** The kinds of product, with how many products each has. */
export const countedProductTypesQueryOptions = () =>
  queryOptions({ queryKey: productKeys.types(), queryFn: ({ signal }) => getCountedProductTypes(signal) })
