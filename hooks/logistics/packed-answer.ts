import type { QueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import type { PackageDetail } from '@/services/logistics/parcel-parts.schema'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys } from './deliveries.queries'

/** Every command on a parcel answers with its whole order: what is in the parcel now is taken from there at once. */
export function takePacked(queryClient: QueryClient, packageId: number, order: Order): void {
  const now = order.packages.find(({ id }) => id === packageId)
  queryClient.setQueryData<PackageDetail>(deliveryKeys.detail(packageId), (known) => {
    if (!known || !now) return known
    const products = known.products.map((product) => ({
      ...product,
      packed: now.serials.filter(({ product_id }) => product_id === product.product_id).length,
    }))
    const packed = products.reduce((sum, product) => sum + product.packed, 0)
    return { ...known, ...now, products, packed }
  })
  void queryClient.invalidateQueries({ queryKey: orderKeys.all, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: deliveryKeys.suggestions(packageId) })
}
