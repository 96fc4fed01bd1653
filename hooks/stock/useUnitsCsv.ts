import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { UnitCsvQuery } from '@/services/stock/units.schema'
import { getUnitsCsv } from '@/services/stock/units.service'

/** The units as a file, as the list is filtered and sorted. */
export const useUnitsCsv = (query: Partial<UnitCsvQuery>) => useCsvDownload((transfer) => getUnitsCsv(query, transfer))
