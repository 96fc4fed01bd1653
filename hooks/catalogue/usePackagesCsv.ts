import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { PackageCsvQuery } from '@/services/catalogue/service-packages.schema'
import { getPackagesCsv } from '@/services/catalogue/service-packages.service'

/** The service packages as a file, as the list is filtered and sorted. */
export const usePackagesCsv = (query: Partial<PackageCsvQuery>) =>
  useCsvDownload((transfer) => getPackagesCsv(query, transfer))
