import { useMutation, useQueryClient } from '@tanstack/react-query'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { isApiError } from '@/services/http/api-error'
import { deleteProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'

/** Deletes a product; `onKept` hears the sentence that says what refers to it, and so keeps it. */
export function useDeleteProduct(onKept: (sentence: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteProduct,
    meta: { quietCodes: ['conflict'] },
    onError: (error) => {
      if (isApiError(error, 'conflict')) onKept(error.errors.join(' '))
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
      void queryClient.invalidateQueries({ queryKey: [...productKeys.all, 'list'] })
    },
  })
}
