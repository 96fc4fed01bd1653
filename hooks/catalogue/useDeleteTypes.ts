import { useMutation } from '@tanstack/react-query'
import { deleteProductTypes, deletePropertyTypes } from '@/services/catalogue/types.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes many types of property; a refusal says of each why it stays, and the list is asked again to show it. */
export function useDeletePropertyTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePropertyTypes, onSettled: refresh })
}

/** The same of kinds of product. */
export function useDeleteProductTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteProductTypes, onSettled: refresh })
}
