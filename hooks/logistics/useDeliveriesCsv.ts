import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { getPackagesCsv } from '@/services/logistics/deliveries.service'
import type { PackageCsvQuery } from '@/services/logistics/parcel-lists.schema'

/** The deliveries as a file, as the list is filtered and sorted. */
export const useDeliveriesCsv = (query: Partial<PackageCsvQuery>) =>
  useCsvDownload((transfer) => getPackagesCsv(query, transfer))
