import { useState } from 'react'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { canonicalSerial, MAX_SERIALS, serialFault, serialsIn } from '@/services/stock/serials.rules'

export type ScanWord = { tone: 'ok' | 'warn' | 'bad'; text: string }

/** The serials that were scanned or pasted, the newest first, and what the last one came to. */
export function useScannedSerials() {
  const [serials, setSerials] = useState<readonly string[]>([])
  const [word, setWord] = useState<ScanWord | null>(null)
  return {
    serials,
    word,
    /** One scan, or a whole list with one serial a line. */
    add: (text: string): void => {
      const said = serialsIn(text)
      if (said.length === 0) return
      const fresh = [...new Set(said)].filter((serial) => !serials.includes(serial) && !serialFault(serial))
      if (serials.length + fresh.length > MAX_SERIALS) {
        setWord(FULL)
        return
      }
      setSerials([...fresh.toReversed(), ...serials])
      setWord(said.length === 1 ? wordOfOne(canonicalSerial(text), serials) : wordOfMany(said.length, fresh.length))
    },
    remove: (serial: string): void => {
      setSerials(serials.filter((one) => one !== serial))
      setWord({ tone: 'ok', text: `${serial} retirado da lista.` })
    },
    clear: (): void => {
      setSerials([])
      setWord(null)
    },
  }
}

const FULL: ScanWord = {
  tone: 'bad',
  text: `No máximo ${formatNumber(MAX_SERIALS)} seriais de uma vez. Cadastre estes antes.`,
}

function wordOfOne(serial: string, known: readonly string[]): ScanWord {
  const fault = serialFault(serial)
  if (fault) return { tone: 'bad', text: `“${serial}” não é um serial. ${fault}` }
  if (known.includes(serial)) return { tone: 'warn', text: `${serial} já foi lido.` }
  return { tone: 'ok', text: `${serial} lido.` }
}

function wordOfMany(said: number, fresh: number): ScanWord {
  const left = said - fresh
  const text = formatCount(fresh, 'serial lido', 'seriais lidos')
  if (left === 0) return { tone: 'ok', text: `${text}.` }
  return { tone: 'warn', text: `${text}; ${formatCount(left, 'repetido ou fora', 'repetidos ou fora')} do formato.` }
}
