import { useMutation } from '@tanstack/react-query'
import { deletePackage } from '@/services/catalogue/service-packages.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a service package; a refusal says what refers to it, and the list is asked again to show it. */
export function useDeletePackage() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePackage, onSettled: refresh })
}
