import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { UpgradeCsvQuery } from '@/services/catalogue/upgrades.schema'
import { getUpgradesCsv } from '@/services/catalogue/upgrades.service'

/** The upgrades as a file, as the list is filtered and sorted. */
export const useUpgradesCsv = (query: Partial<UpgradeCsvQuery>) =>
  useCsvDownload((transfer) => getUpgradesCsv(query, transfer))
