import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { HoldCsvQuery } from '@/services/stock/holds.schema'
import { getHoldsCsv } from '@/services/stock/holds.service'

/** The reservations as a file, as the list is filtered and sorted. */
export const useHoldsCsv = (query: Partial<HoldCsvQuery>) => useCsvDownload((transfer) => getHoldsCsv(query, transfer))
