import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { EquipmentCsvQuery } from '@/services/equipment/equipment.schema'
import { getEquipmentCsv } from '@/services/equipment/equipment.service'

/** The units as a file, as the list is filtered and sorted. */
export const useEquipmentCsv = (query: Partial<EquipmentCsvQuery>) =>
  useCsvDownload((transfer) => getEquipmentCsv(query, transfer))
