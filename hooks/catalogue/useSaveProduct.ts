import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewProduct } from '@/services/catalogue/products.schema'
import { changeProduct, createProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'
import { savedOrMet } from './saved-or-met'
import { useRefreshCatalogueBut } from './useRefreshCatalogue'

type Save = { product: NewProduct; version?: number }

/** Adds a product, or changes the one with this id if it still is the version that was read. Field errors are the form's. */
export function useSaveProduct(id: number | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogueBut()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: ({ product, version }: Save) =>
      savedOrMet(
        'product',
        id === undefined ? createProduct(product, keyFor(product)) : changeProduct(id, { ...product, version }),
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
