import { useMutation } from '@tanstack/react-query'
import { deleteCategories } from '@/services/catalogue/categories.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes many categories; a refusal says which got products meanwhile, and the list is asked again to show them. */
export function useDeleteCategories() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteCategories, onSettled: refresh })
}
