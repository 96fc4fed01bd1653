import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { ProductCsvQuery } from '@/services/catalogue/products.schema'
import { getProductsCsv } from '@/services/catalogue/products.service'

/** The products as a file, as the list is filtered and sorted. */
export const useProductsCsv = (query: Partial<ProductCsvQuery>) =>
  useCsvDownload((transfer) => getProductsCsv(query, transfer))
