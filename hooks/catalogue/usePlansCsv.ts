import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { PlanCsvQuery } from '@/services/catalogue/plans.schema'
import { getPlansCsv } from '@/services/catalogue/plans.service'

/** The plans as a file, as the list is filtered and sorted. */
export const usePlansCsv = (query: Partial<PlanCsvQuery>) => useCsvDownload((transfer) => getPlansCsv(query, transfer))
