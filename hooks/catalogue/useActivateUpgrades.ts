import { useMutation } from '@tanstack/react-query'
import { activateUpgrades } from '@/services/catalogue/upgrades.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Offers many upgrades at once, or no longer. */
export function useActivateUpgrades() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateUpgrades, onSuccess: refresh })
}
