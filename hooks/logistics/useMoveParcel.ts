import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import type { PackageUpdate } from '@/services/logistics/packages.schema'
import { updatePackage } from '@/services/logistics/packages.service'
import { deliveryKeys } from './deliveries.queries'

/** Moves a parcel to another internal stage, or writes its dates, code or comment. Field errors are the form's. */
export function useMoveParcel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ packageId, ...update }: PackageUpdate & { packageId: number }) => updatePackage(packageId, update),
    meta: { quietCodes: ['invalid'] },
    // Also after a refusal: somebody else has moved it meanwhile.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: deliveryKeys.all })
    },
  })
}
