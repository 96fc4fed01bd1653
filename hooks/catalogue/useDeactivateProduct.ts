import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { changeProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'
import { useRefreshCatalogueBut } from './useRefreshCatalogue'

/** Takes one product out of the simulator; gives the product as it is then. */
export function useDeactivateProduct() {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogueBut()
  return useMutation({
    mutationFn: (id: number) => changeProduct(id, { active: false }),
    onSuccess: (product) => {
      const detail = productKeys.detail(product.id)
      queryClient.setQueryData(detail, product)
      void refresh(detail)
      void queryClient.invalidateQueries({ queryKey: auditKeys.history('product', product.id) })
    },
  })
}
