import { useMutation } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import { deleteProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'
import { useRefreshCatalogueBut } from './useRefreshCatalogue'

/** Deletes a product; `onKept` hears the sentence that says what refers to it, and so keeps it. */
export function useDeleteProduct(onKept: (sentence: string) => void) {
  const refresh = useRefreshCatalogueBut()
  return useMutation({
    mutationFn: deleteProduct,
    meta: { quietCodes: ['conflict'] },
    onError: (error) => {
      if (isApiError(error, 'conflict')) onKept(error.errors.join(' '))
    },
    // Its page is left only now: it is not asked for again.
    onSuccess: (_, id) => void refresh(productKeys.detail(id)),
  })
}
