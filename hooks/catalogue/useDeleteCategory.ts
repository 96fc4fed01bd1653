import { useMutation } from '@tanstack/react-query'
import { deleteCategory } from '@/services/catalogue/categories.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a category; a refusal says how many products it got meanwhile, and the list is asked again to show them. */
export function useDeleteCategory() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteCategory, onSettled: refresh })
}
