import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exchangeSerial, removeSerial } from '@/services/logistics/deliveries.service'
import { takePacked } from './packed-answer'

type Change = { serial: string; next?: string }

/** Takes a serial out of a parcel or, with `next`, puts another unit in its place. */
export function usePackedSerial(packageId: number, meta: { quiet?: boolean } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ serial, next }: Change) =>
      next ? exchangeSerial(packageId, serial, { serial: next }) : removeSerial(packageId, serial),
    meta,
    onSuccess: (order) => takePacked(queryClient, packageId, order),
  })
}
