import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CategoryListQuery } from '@/services/catalogue/categories.schema'
import { getCategoriesCsv } from '@/services/catalogue/categories.service'

/** The categories as a file, as the list is filtered and sorted. */
export const useCategoriesCsv = (query: CategoryListQuery) =>
  useCsvDownload((transfer) => getCategoriesCsv(query, transfer))
