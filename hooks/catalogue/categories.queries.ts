import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CategoryListQuery } from '@/services/catalogue/categories.schema'
import { getCategories } from '@/services/catalogue/categories.service'

export const categoryKeys = {
  all: ['categories'] as const,
  list: (query: object) => [...categoryKeys.all, 'list', { ...query }] as const,
}

/** The categories; the rows of before stay while the next ones come. */
export const categoriesQueryOptions = (query: CategoryListQuery) =>
  queryOptions({
    queryKey: categoryKeys.list(query),
    queryFn: ({ signal }) => getCategories(query, signal),
    placeholderData: keepPreviousData,
  })
