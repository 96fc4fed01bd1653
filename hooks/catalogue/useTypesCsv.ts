import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { ProductTypeListQuery, PropertyTypeListQuery } from '@/services/catalogue/types.schema'
import { getProductTypesCsv, getPropertyTypesCsv } from '@/services/catalogue/types.service'

/** The types of property as a file, as the list is filtered and sorted. */
export const usePropertyTypesCsv = (query: PropertyTypeListQuery) =>
  useCsvDownload((transfer) => getPropertyTypesCsv(query, transfer))

/** The kinds of product as a file, as the list is filtered and sorted. */
export const useProductTypesCsv = (query: ProductTypeListQuery) =>
  useCsvDownload((transfer) => getProductTypesCsv(query, transfer))
