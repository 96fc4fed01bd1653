import { useMutation } from '@tanstack/react-query'
import { deleteProperty } from '@/services/catalogue/properties.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a property; a refusal says what refers to it. */
export function useDeleteProperty() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteProperty, onSuccess: refresh })
}
