import { CircleCheck, CircleX } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Moment } from '@/components/ui/display/Moment'
import { documentChecks } from '@/services/orders/documents/document-review.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = { document: OrderDocument; me: number | undefined; onChange?: () => void }

/** 'Aprovado por você' */
export function decisionText({ approved, decided_by }: OrderDocument, me: number | undefined): string {
  const word = approved ? 'Aprovado' : 'Reprovado'
  if (!decided_by) return word
  return `${word} por ${decided_by.id === me ? 'você' : decided_by.name}`
}

/** The decision on a document; it can be changed until the analysis is finished. */
export const DecidedLine = ({ document, me, onChange }: Props) => {
  const { approved, decided_at, message, checks, document_type } = document
  const Icon = approved ? CircleCheck : CircleX
  const points = documentChecks(document_type).length
  return (
    <Line role="status" $approved={approved === true}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{decisionText(document, me)}</b>
        <small>
          {decided_at && (
            <>
              <Moment at={decided_at} /> ·{' '}
            </>
          )}
          {checks.length} de {points} pontos
        </small>
        {message && <p>“{message}”</p>}
      </div>
      {onChange && (
        <PlainButton kind="link" onClick={onChange}>
          Mudar decisão
        </PlainButton>
      )}
    </Line>
  )
}

const Line = styled.div<{ $approved: boolean }>`
  ${flex.row};
  gap: 12px;
  margin-bottom: 16px;
  padding: 10px 12px;
  border-radius: ${radius.tile};
  background: ${({ $approved }) => ($approved ? color.okBg : color.badBg)};
  > svg {
    flex: none;
    color: ${({ $approved }) => ($approved ? color.ok : color.bad)};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    color: ${({ $approved }) => ($approved ? color.ok : color.bad)};
    font-weight: 600;
  }
  small {
    ${font.secondaryMuted};
  }
  p {
    ${font.secondary};
    overflow-wrap: anywhere;
  }
`
