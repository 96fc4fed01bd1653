import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packageQueryOptions } from '@/hooks/logistics/deliveries.queries'
import { useUpdatePackedSerial } from '@/hooks/logistics/packages.mutations'
import { usePackingScans } from '@/hooks/logistics/scan-queue'
import { parseScannedSerial } from '@/services/stock/units/serials.rules'

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
      setLast({ serial, tone: 'wait', text: 'tirado do volume, de volta à prateleira' })
    },
  }
}

export type Packing = ReturnType<typeof usePacking>

type ScanOutcome = 'ok' | 'bad'

const TONES: Record<ScanOutcome, { hertz: number; ms: number; shake: number[] }> = {
  ok: { hertz: 880, ms: 90, shake: [40] },
  bad: { hertz: 220, ms: 320, shake: [120, 60, 120] },
}

let audio: AudioContext | undefined

/**
 * Sound and vibration for people who look at the box instead of the screen: high and short for success, low and long
 * for an error.
 */
export function playScanFeedback(outcome: ScanOutcome): void {
  const { hertz, ms, shake } = TONES[outcome]
  if ('vibrate' in navigator) navigator.vibrate(shake)
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = hertz
  volume.gain.value = 0.15
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + ms / 1000)
}
