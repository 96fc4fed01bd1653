import { useMutation } from '@tanstack/react-query'
import { orderPackages } from '@/services/catalogue/service-packages.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Puts the packages of a simulator in a new order; the list is asked again also when another person was faster. */
export function useOrderPackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: orderPackages, onSettled: refresh })
}
