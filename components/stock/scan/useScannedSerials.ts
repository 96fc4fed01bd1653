import { useState } from 'react'
import type { ScanMessage } from '@/components/ui/forms/ScanField'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { canonicalSerial, MAX_SERIALS, parseSerials, serialFault } from '@/services/stock/serials.rules'

/** Scanned or pasted serials, newest first, and a message about the last scan. */
export function useScannedSerials() {
  const [serials, setSerials] = useState<readonly string[]>([])
  const [message, setMessage] = useState<ScanMessage | null>(null)
  return {
    serials,
    message,
    /** A single scan, or a list with one serial per line. */
    add: (text: string): void => {
      const said = parseSerials(text)
      if (said.length === 0) return
      const fresh = [...new Set(said)].filter((serial) => !serials.includes(serial) && !serialFault(serial))
      if (serials.length + fresh.length > MAX_SERIALS) {
        setMessage(FULL)
        return
      }
      setSerials([...fresh.toReversed(), ...serials])
      setMessage(
        said.length === 1 ? singleMessage(canonicalSerial(text), serials) : listMessage(said.length, fresh.length),
      )
    },
    remove: (serial: string): void => {
      setSerials(serials.filter((one) => one !== serial))
      setMessage({ tone: 'ok', text: `${serial} retirado da lista.` })
    },
    clear: (): void => {
      setSerials([])
      setMessage(null)
    },
  }
}

const FULL: ScanMessage = {
  tone: 'bad',
  text: `No máximo ${formatNumber(MAX_SERIALS)} seriais de uma vez. Cadastre estes antes.`,
}

function singleMessage(serial: string, known: readonly string[]): ScanMessage {
  const fault = serialFault(serial)
  if (fault) return { tone: 'bad', text: `“${serial}” não é um serial. ${fault}` }
  if (known.includes(serial)) return { tone: 'warn', text: `${serial} já foi lido.` }
  return { tone: 'ok', text: `${serial} lido.` }
}

function listMessage(said: number, fresh: number): ScanMessage {
  const left = said - fresh
  const text = formatCount(fresh, 'serial lido', 'seriais lidos')
  if (left === 0) return { tone: 'ok', text: `${text}.` }
  return { tone: 'warn', text: `${text}; ${formatCount(left, 'repetido ou fora', 'repetidos ou fora')} do formato.` }
}
