import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packageQueryOptions } from '@/hooks/logistics/deliveries.queries'
import { useUpdatePackedSerial } from '@/hooks/logistics/packages.mutations'
import { usePackingScans } from '@/hooks/logistics/usePackingScans'
import { parseScannedSerial } from '@/services/stock/serials.rules'
import { playScanFeedback } from './scanFeedback'

/** Result of the last scan. */
export type LastScan = { serial: string; tone: 'ok' | 'bad' | 'wait'; text: string }

/** A package while it is packed: contents, queued scans and the result of the last scan. */
export function usePacking(packageId: number) {
  const query = useQuery(packageQueryOptions(packageId))
  const { mutateAsync: change, isPending } = useUpdatePackedSerial(packageId)
  const [last, setLast] = useState<LastScan | null>(null)
  const { waiting, isOffline, scan } = usePackingScans(packageId, {
    onSaved: (serial, order) => {
      const pkg = order.packages.find(({ id }) => id === packageId)
      const product = pkg?.serials.find((unit) => unit.serial === serial)?.product_id
      const name = pkg?.items.find((item) => item.product_id === product)?.name
      setLast({ serial, tone: 'ok', text: name ? `${name}, adicionado agora` : 'Adicionado agora' })
      playScanFeedback('ok')
    },
    onRefused: (serial, sentence) => {
      setLast({ serial, tone: 'bad', text: sentence.replace(`Serial ${serial}: `, '') })
      playScanFeedback('bad')
    },
  })
  return {
    query,
    waiting,
    isOffline,
    last,
    isBusy: isPending,
    read: (text: string): void => {
      const serial = parseScannedSerial(text)
      if (serial === '') return
      if (query.data?.serials.some((unit) => unit.serial === serial)) {
        setLast({ serial, tone: 'bad', text: 'já está neste volume' })
        playScanFeedback('bad')
        return
      }
      if (waiting.some((one) => one.serial === serial)) return
      setLast({ serial, tone: 'wait', text: 'salvando' })
      scan(serial)
    },
    remove: async (serial: string): Promise<void> => {
      await change({ serial })
      setLast({ serial, tone: 'wait', text: 'tirado da caixa, de volta à prateleira' })
    },
  }
}

export type Packing = ReturnType<typeof usePacking>
