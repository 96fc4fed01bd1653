import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { CategoryFields } from '@/services/catalogue/categories.schema'
import { changeCategory, createCategory } from '@/services/catalogue/categories.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Creates a category, or renames the one with this id. A title that another has is the field's. */
export function useSaveCategory(id: number | undefined) {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (fields: CategoryFields) =>
      id === undefined ? createCategory(fields, keyFor(fields)) : changeCategory(id, fields),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}
