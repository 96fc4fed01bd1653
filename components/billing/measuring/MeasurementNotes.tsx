import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { Measurement } from '@/services/billing/measuring/measuring.schema'
import { measurementNotesText } from '@/services/billing/measuring/measurement-texts.rules'
import { sentenceCase } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** What is particular about a measured unit; without a price in red, since somebody has to decide. */
export const MeasurementNotes = ({ row: { notes, provisional } }: { row: Measurement }) => {
  const words = measurementNotesText(notes)
  return (
    <Line>
      {notes.includes('unpriced') && (
        <Wrong>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          Sem preço
        </Wrong>
      )}
      {provisional && <StatusTag tone="info">Provisória</StatusTag>}
      {words && <span>{sentenceCase(words)}</span>}
    </Line>
  )
}

const Line = styled.span`
  ${flex.inlineRow};
  gap: 10px;
  color: ${color.t2};
  white-space: nowrap;
`

const Wrong = styled.span`
  ${flex.inlineRow};
  gap: 6px;
  color: ${color.bad};
`
