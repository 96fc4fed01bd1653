import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CompanyCsvQuery } from '@/services/companies/companies.schema'
import { getCompaniesCsv } from '@/services/companies/companies.service'

/** The clients as a file, as the list is filtered and sorted. */
export const useCompaniesCsv = (query: Partial<CompanyCsvQuery>) =>
  useCsvDownload((transfer) => getCompaniesCsv(query, transfer))
