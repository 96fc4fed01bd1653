import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/simulation/useCommandKey'
import type { NewProduct } from '@/services/catalogue/products.schema'
import { changeProduct, createProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'

/** Adds a product, or changes the one with this id. Field errors are the form's. */
export function useSaveProduct(id: number | undefined) {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (product: NewProduct) =>
      id === undefined ? createProduct(product, keyFor(product)) : changeProduct(id, product),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (product) => {
      renew()
      queryClient.setQueryData(productKeys.detail(product.id), product)
      void queryClient.invalidateQueries({ queryKey: [...productKeys.all, 'list'] })
    },
  })
}
