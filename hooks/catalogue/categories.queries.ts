import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CategoryListQuery } from '@/services/catalogue/categories/categories.schema'
import { getCategories, getCategoriesCsv } from '@/services/catalogue/categories/categories.service'

export const categoryKeys = {
  all: ['categories'] as const,
  list: (query: object) => [...categoryKeys.all, 'list', { ...query }] as const,
}

/** The categories; the previous rows stay while the next ones load. */
export const categoriesQueryOptions = (query: CategoryListQuery) =>
  queryOptions({
    queryKey: categoryKeys.list(query),
    queryFn: ({ signal }) => getCategories(query, signal),
    placeholderData: keepPreviousData,
  })

/** The categories as a CSV file, with the list's filters and sorting. */
export const useCategoriesCsv = (query: CategoryListQuery) =>
  useCsvDownload((transfer) => getCategoriesCsv(query, transfer))
