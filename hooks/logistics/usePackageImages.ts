import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addPackageImage, removePackageImage } from '@/services/logistics/deliveries.service'
import { deliveryKeys } from './deliveries.queries'

/** Adds a photograph to a parcel, or takes one out by its number. */
export function usePackageImages(packageId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File | number) =>
      typeof image === 'number' ? removePackageImage(packageId, image) : addPackageImage(packageId, image),
    onSuccess: (parcel) => queryClient.setQueryData(deliveryKeys.detail(packageId), parcel),
  })
}
