import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activateProducts } from '@/services/catalogue/products.service'
import { productKeys } from './products.queries'

/** Offers many products at once, or takes them out of the simulator; gives how many changed. */
export function useActivateProducts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, active }: { ids: number[]; active: boolean }) => activateProducts(ids, active),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: productKeys.all }),
  })
}
