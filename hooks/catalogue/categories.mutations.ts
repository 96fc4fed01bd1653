import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { CategoryFields } from '@/services/catalogue/categories/categories.schema'
import {
  createCategory,
  deleteCategories,
  deleteCategory,
  updateCategory,
} from '@/services/catalogue/categories/categories.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Creates a category, or renames the one with this id. A taken title is an error of the field. */
export function useSaveCategory(id: number | undefined) {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (fields: CategoryFields) =>
      id === undefined ? createCategory(fields, keyFor(fields)) : updateCategory(id, fields),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}

/** Deletes a category; a refusal says how many products it has by now, and the list is refetched to show them. */
export function useDeleteCategory() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteCategory, onSettled: refresh })
}

/**
 * Deletes many categories; a refusal says which of them have products by now, and the list is refetched to show them.
 */
export function useDeleteCategories() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteCategories, onSettled: refresh })
}
