import { useMutation } from '@tanstack/react-query'
import { activatePlans } from '@/services/catalogue/plans.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Offers plans, or no longer; gives how many changed. */
export function useActivatePlans() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activatePlans, onSuccess: refresh })
}
