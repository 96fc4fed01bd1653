import { Circle, CircleCheck, CircleX } from 'lucide-react'
import styled, { css } from 'styled-components'
import { Moment } from '@/components/ui/display/Moment'
import { documentState } from '@/services/orders/documents/document-state.rules'
import { documentStateLabel } from '@/services/orders/documents/document-texts.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { decisionText } from './DecidedLine'

type Props = {
  order: Order
  documents: readonly OrderDocument[]
  chosen: number
  /** The id of who looks at it. */
  me: number | undefined
  onChoose: (id: number) => void
}

export const DocumentPicker = ({ order, documents, chosen, me, onChoose }: Props) => (
  <List aria-label="Documentos para analisar">
    {documents.map((document) => (
      <li key={document.id}>
        <Choice
          type="button"
          aria-current={document.id === chosen}
          $on={document.id === chosen}
          onClick={() => onChoose(document.id)}
        >
          <DecisionIcon approved={document.approved} />
          <span>
            <b>{documentTypeName(document.document_type)}</b>
            <small>
              {document.approved !== null && document.decided_at ? (
                <>
                  {decisionText(document, me)} · <Moment at={document.decided_at} />
                </>
              ) : (
                documentStateLabel(document, documentState(document, order), 'staff')
              )}
            </small>
          </span>
        </Choice>
      </li>
    ))}
  </List>
)

const DecisionIcon = ({ approved }: Pick<OrderDocument, 'approved'>) => {
  if (approved === true) return <CircleCheck size={18} strokeWidth={1.75} color={color.ok} aria-hidden />
  if (approved === false) return <CircleX size={18} strokeWidth={1.75} color={color.bad} aria-hidden />
  return <Circle size={18} strokeWidth={1.75} color={color.t2} aria-hidden />
}

const List = styled.ul`
  ${flex.wrap};
  align-content: start;
  gap: 4px;
  padding: 8px;
  li {
    flex: 1 1 200px;
  }
`

const on = css`
  background: ${color.brandSoft};
`

const Choice = styled.button<{ $on: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 8px 10px;
  border-radius: ${radius.control};
  text-align: left;
  svg {
    flex: none;
    margin-top: 1px;
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    ${font.captionMuted};
  }
  &:hover {
    background: ${color.sunken};
  }
  ${({ $on }) => $on && on}
`
