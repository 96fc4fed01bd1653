import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { changeProduct } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'

/** Takes one product out of the simulator; gives the product as it is then. */
export function useDeactivateProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => changeProduct(id, { active: false }),
    onSuccess: (product) => {
      queryClient.setQueryData(productKeys.detail(product.id), product)
      void queryClient.invalidateQueries({ queryKey: [...productKeys.all, 'list'] })
      void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
      void queryClient.invalidateQueries({ queryKey: auditKeys.history('product', product.id) })
    },
  })
}
