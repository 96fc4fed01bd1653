import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { SimulatorCsvQuery } from '@/services/catalogue/simulators.schema'
import { getSimulatorsCsv } from '@/services/catalogue/simulators.service'

/** The simulators as a file, as the list is filtered and sorted. */
export const useSimulatorsCsv = (query: Partial<SimulatorCsvQuery>) =>
  useCsvDownload((transfer) => getSimulatorsCsv(query, transfer))
