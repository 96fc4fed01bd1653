import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { assignSerials } from '@/services/logistics/packages.service'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys } from './logistics-keys'
import { applyPackedOrder } from './packages.mutations'
import { createScanQueue } from './scan-queue'

type ScanCallbacks = {
  onSaved: (serial: string, order: Order) => void
  onRefused: (serial: string, sentence: string) => void
}

/** Saves every scanned serial at once and queues it while offline. */
export function usePackingScans(packageId: number, { onSaved, onRefused }: ScanCallbacks) {
  const queryClient = useQueryClient()
  const [queue] = useState(() =>
    createScanQueue(packageId, {
      send: ({ serial, key }) => assignSerials({ package_id: packageId, serials: [serial] }, key),
      onSaved: ({ serial }, order) => {
        applyPackedOrder(queryClient, packageId, order)
        onSaved(serial, order)
      },
      onRefused: ({ serial }, error) => {
        void queryClient.invalidateQueries({ queryKey: deliveryKeys.detail(packageId) })
        onRefused(serial, error instanceof Error ? error.message : '')
      },
    }),
  )
  useEffect(() => queue.open(), [queue])
  const { waiting, isOffline } = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  return { waiting, isOffline, scan: queue.add }
}
