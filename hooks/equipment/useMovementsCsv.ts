import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { MovementCsvQuery } from '@/services/equipment/movements.schema'
import { getMovementsCsv } from '@/services/equipment/equipment.service'

/** The log of movements of a company as a file, as the list is filtered. */
export const useMovementsCsv = (companyId: number, query: Partial<MovementCsvQuery>) =>
  useCsvDownload((transfer) => getMovementsCsv(companyId, query, transfer))
