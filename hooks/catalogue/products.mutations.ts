import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewProduct } from '@/services/catalogue/products/products.schema'
import {
  activateProducts,
  createProduct,
  deleteProduct,
  updateProduct,
} from '@/services/catalogue/products/products.service'
import { isApiError } from '@/services/http/api-error.rules'
import { productKeys } from './products.queries'
import { saveOrConflict } from './save-or-conflict'
import { useRefreshCatalogue, useRefreshCatalogueExcept } from './useRefreshCatalogue'

type Save = { product: NewProduct; version?: number }

/**
 * Creates a product, or updates the one with this id if its version is unchanged since it was read. Field errors go to
 * the form.
 */
export function useSaveProduct(id: number | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogueExcept()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: ({ product, version }: Save) =>
      saveOrConflict(
        'product',
        id === undefined ? createProduct(product, keyFor(product)) : updateProduct(id, { ...product, version }),
      ),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (answer) => {
      renew()
      void queryClient.invalidateQueries({ queryKey: auditKeys.history('product', id) })
      if (!('saved' in answer)) return
      const detail = productKeys.detail(answer.saved.id)
      queryClient.setQueryData(detail, answer.saved)
      void refresh(detail)
    },
  })
}

export function useActivateProducts() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateProducts, onSuccess: refresh })
}

export function useDeactivateProduct() {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogueExcept()
  return useMutation({
    mutationFn: (id: number) => updateProduct(id, { active: false }),
    onSuccess: (product) => {
      const detail = productKeys.detail(product.id)
      queryClient.setQueryData(detail, product)
      void refresh(detail)
      void queryClient.invalidateQueries({ queryKey: auditKeys.history('product', product.id) })
    },
  })
}

/** Deletes a product; when other records refer to it, it is kept and `onKept` gets the sentence that names them. */
export function useDeleteProduct(onKept: (sentence: string) => void) {
  const refresh = useRefreshCatalogueExcept()
  return useMutation({
    mutationFn: deleteProduct,
    meta: { quietCodes: ['conflict'] },
    onError: (error) => {
      if (isApiError(error, 'conflict')) onKept(error.errors.join(' '))
    },
    // Its page is still open: do not refetch a deleted product.
    onSuccess: (_, id) => void refresh(productKeys.detail(id)),
  })
}
