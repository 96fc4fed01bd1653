import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { UpgradeCsvQuery, UpgradeListQuery } from '@/services/catalogue/upgrades/upgrades.schema'
import { getUpgradeChoices, getUpgrades, getUpgradesCsv } from '@/services/catalogue/upgrades/upgrades.service'

export const upgradeKeys = {
  all: ['upgrades'] as const,
  list: (query: object) => [...upgradeKeys.all, 'list', { ...query }] as const,
  choices: () => [...upgradeKeys.all, 'choices'] as const,
}

/** The upgrades; the previous rows stay while the next ones load. */
export const upgradeListQueryOptions = (query: Partial<UpgradeListQuery>) =>
  queryOptions({
    queryKey: upgradeKeys.list(query),
    queryFn: ({ signal }) => getUpgrades(query, signal),
    placeholderData: keepPreviousData,
  })

/** The product types and the products that an upgrade can be offered for. */
export const upgradeChoicesQueryOptions = () =>
  queryOptions({ queryKey: upgradeKeys.choices(), queryFn: ({ signal }) => getUpgradeChoices(signal) })

/** The upgrades as a CSV file, with the list's filters and sorting. */
export const useUpgradesCsv = (query: Partial<UpgradeCsvQuery>) =>
  useCsvDownload((transfer) => getUpgradesCsv(query, transfer))
