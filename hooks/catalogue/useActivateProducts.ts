import { useMutation } from '@tanstack/react-query'
import { activateProducts } from '@/services/catalogue/products.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Offers many products at once, or takes them out of the simulator; gives how many changed. */
export function useActivateProducts() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: ({ ids, active }: { ids: number[]; active: boolean }) => activateProducts(ids, active),
    onSuccess: refresh,
  })
}
