import { useMutation } from '@tanstack/react-query'
import { deleteProductType, deletePropertyType } from '@/services/catalogue/types.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a kind of product or a type of property; a refusal says what there is of it. */
export function useDeleteType() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: ({ kind, id }: { kind: 'product' | 'property'; id: number }) =>
      kind === 'product' ? deleteProductType(id) : deletePropertyType(id),
    onSuccess: refresh,
  })
}
