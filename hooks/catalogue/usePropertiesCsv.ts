import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { PropertyCsvQuery } from '@/services/catalogue/properties.schema'
import { getPropertiesCsv } from '@/services/catalogue/properties.service'

/** The properties as a file, as the list is filtered and sorted. */
export const usePropertiesCsv = (query: Partial<PropertyCsvQuery>) =>
  useCsvDownload((transfer) => getPropertiesCsv(query, transfer))
