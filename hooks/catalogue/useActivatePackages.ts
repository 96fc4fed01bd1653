import { useMutation } from '@tanstack/react-query'
import { activatePackages } from '@/services/catalogue/service-packages.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Offers service packages, or no longer; gives how many changed. */
export function useActivatePackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activatePackages, onSuccess: refresh })
}
