import { X } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { formatCount } from '@/services/format/format.rules'
import type { Registration } from '@/services/stock/registration.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
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
