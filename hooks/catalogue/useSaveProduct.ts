import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { ManagedProduct, NewProduct, ProductChange, ProductConflict } from '@/services/catalogue/products.schema'
import { changeProduct, createProduct } from '@/services/catalogue/products.service'
import { isApiError } from '@/services/http/api-error'
import { productKeys } from './products.queries'
import { useRefreshCatalogueBut } from './useRefreshCatalogue'

/** What saving came to: it is saved, or another person changed the product meanwhile and nothing was. */
export type SavedProduct = { saved: ManagedProduct } | { conflict: ProductConflict }

type Save = { product: NewProduct; version?: number }

/** Adds a product, or changes the one with this id if it still is the version that was read. Field errors are the form's. */
export function useSaveProduct(id: number | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogueBut()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: async ({ product, version }: Save): Promise<SavedProduct> =>
      id === undefined
        ? { saved: await createProduct(product, keyFor(product)) }
        : changeRead(id, { ...product, version }),
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

async function changeRead(id: number, change: ProductChange): Promise<SavedProduct> {
  try {
    return { saved: await changeProduct(id, change) }
  } catch (error) {
    const data = isApiError(error, 'conflict') ? error.details.data : undefined
    // An Omie code that is taken is a conflict too, and a field error.
    if (!data?.product) throw error
    return { conflict: data as ProductConflict }
  }
}
