import { X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import type { ScanMessage } from '@/components/ui/forms/ScanField'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import type { Registration } from '@/services/stock/units/registration.schema'
import { canonicalSerial, MAX_SERIALS, parseSerials, serialFault } from '@/services/stock/units/serials.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  /** Newest first. */
  serials: readonly string[]
  /** Result of the dry run; undefined while it is loading. */
  report: Registration | undefined
  onRemove: (serial: string) => void
}

/** Serials shown; older ones are counted. */
const SHOWN = 60

/** The scanned serials with the result of the dry run. */
export const ScannedList = ({ serials, report, onRemove }: Props) => {
  if (serials.length === 0) return null
  const rest = serials.length - SHOWN
  return (
    <Box aria-label="Seriais lidos">
      <p>{summaryOf(serials.length, report)}</p>
      <ul>
        {serials.slice(0, SHOWN).map((serial) => {
          const { tone, word } = serialState(serial, report)
          return (
            <li key={serial}>
              <b>{serial}</b>
              {word && <StatusTag tone={tone}>{word}</StatusTag>}
              <IconButton
                label={`Retirar ${serial}`}
                icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => onRemove(serial)}
              />
            </li>
          )
        })}
      </ul>
      {rest > 0 && <p>E mais {formatCount(rest, 'serial lido antes', 'seriais lidos antes')}.</p>}
    </Box>
  )
}

function summaryOf(count: number, report: Registration | undefined): string {
  const read = formatCount(count, 'serial lido', 'seriais lidos')
  if (!report) return read
  const known = report.existing.length
  const fresh = formatCount(report.fresh.length, 'novo', 'novos')
  return known === 0
    ? `${read}: ${fresh}`
    : `${read}: ${fresh}, ${formatCount(known, 'já cadastrado', 'já cadastrados')}`
}

function serialState(serial: string, report: Registration | undefined): { tone: StatusTone; word?: string } {
  const known = report?.existing.find((one) => one.serial.toUpperCase() === serial)
  if (known) return { tone: 'wait', word: `Já cadastrado: ${known.product}, ${UNIT_STATUS_LABEL[known.status]}` }
  return report?.fresh.includes(serial) ? { tone: 'ok', word: 'Novo' } : { tone: 'neutral' }
}

const Box = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  p {
    padding: 8px 12px;
    ${font.secondaryMuted};
  }
  ul {
    max-height: 240px;
    overflow-y: auto;
    border-top: 1px solid ${color.line};
  }
  li {
    ${flex.wrapRow};
    gap: 2px 12px;
    padding: 2px 4px 2px 12px;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  b {
    flex: 1 1 auto;
    min-width: 0;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

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
