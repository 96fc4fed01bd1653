import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { simulationKeys } from '@/hooks/simulation/simulation-keys'
import { categoryKeys } from './categories.queries'
import { planKeys } from './plans.queries'
import { productKeys } from './products.queries'
import { propertyKeys } from './properties.queries'
import { servicePackageKeys } from './service-packages.queries'
import { simulatorKeys } from './simulators.queries'
import { upgradeKeys } from './upgrades.queries'

/** Lists of the catalogue, of which at most one is on screen. */
const CATALOGUE_KEYS = [
  productKeys.all,
  propertyKeys.all,
  categoryKeys.all,
  planKeys.all,
  servicePackageKeys.all,
  upgradeKeys.all,
  simulatorKeys.all,
]

/**
 * Invalidates all queries of the catalogue's screens and the simulator: one change shows in many places.
 * The query `but` is skipped: the response has already updated it, or its record was deleted.
 */
export function useRefreshCatalogueExcept(): (but?: QueryKey) => Promise<void> {
  const queryClient = useQueryClient()
  return async (but) => {
    const kept = but && hashKey(but)
    const predicate = ({ queryHash }: { queryHash: string }) => queryHash !== kept
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    await Promise.all(CATALOGUE_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })))
  }
}

/** As `useRefreshCatalogueExcept`, for all queries. */
export function useRefreshCatalogue(): () => Promise<void> {
  const refresh = useRefreshCatalogueExcept()
  return () => refresh()
}
