import { useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/Card'
import { analysedDocuments } from '@/services/orders/document-state.rules'
import { below, color } from '@/styles/tokens'
import type { PanelProps } from '../StaffOrder'
import { DecisionForm } from './DecisionForm'
import { DocumentChoice } from './DocumentChoice'
import { DocumentViewer } from './DocumentViewer'
import { FinishAnalysis } from './FinishAnalysis'

/** The analysis desk: the list, the PDF, the decision (look.md, picture 16). */
export const DocumentsPanel = ({ order, orderRef }: PanelProps) => {
  const documents = analysedDocuments(order)
  const firstOpen = documents.find(({ approved }) => approved === null) ?? documents[0]
  const [chosenId, choose] = useState(firstOpen?.id)
  const chosen = documents.find(({ id }) => id === chosenId) ?? firstOpen
  const decided = documents.filter(({ approved }) => approved !== null).length
  const canDecide = order.allowed_actions.includes('analyse_documents')
  if (!chosen) return null
  const next = (): void => {
    const open = documents.find(({ id, approved }) => approved === null && id !== chosen.id)
    if (open) choose(open.id)
  }
  return (
    <Card title="Documentos" facts={`${String(decided)} de ${String(documents.length)} decididos`} flush>
      <Desk>
        <DocumentChoice order={order} documents={documents} chosen={chosen.id} onChoose={choose} />
        <DocumentViewer key={chosen.id} orderRef={orderRef} document={chosen} />
        <Decision>
          {canDecide ? (
            <DecisionForm
              key={`${String(chosen.id)}-${String(chosen.approved)}`}
              orderRef={orderRef}
              document={chosen}
              onDecided={next}
            />
          ) : (
            <p>A análise começa quando o cliente enviar os documentos.</p>
          )}
          {canDecide && <FinishAnalysis order={order} orderRef={orderRef} documents={documents} />}
        </Decision>
      </Desk>
    </Card>
  )
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) 364px;
  /* Each pane scrolls by itself; the decision stays in sight while the PDF moves. */
  height: clamp(560px, calc(100dvh - 120px), 900px);
  > * {
    min-height: 0;
    overflow-y: auto;
  }
  > :nth-child(2) {
    overflow: hidden;
  }
  > * + * {
    border-left: 1px solid ${color.line};
  }
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    grid-template-rows: auto minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
      overflow: visible;
      border-bottom: 1px solid ${color.line};
    }
    > :nth-child(2) {
      border-left: 0;
    }
  }
  ${below.drawer} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    height: auto;
    > * {
      overflow: visible;
    }
    > * + * {
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
    > :nth-child(2) {
      height: 64vh;
    }
    /* The decision follows the reader from the foot of the window. */
    > :nth-child(3) {
      position: sticky;
      bottom: 0;
      z-index: 2;
      max-height: 60vh;
      overflow-y: auto;
      border-radius: 16px 16px 0 0;
      box-shadow: ${color.shadowUp};
    }
  }
`

const Decision = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  background: ${color.surface};
  > p {
    color: ${color.t2};
  }
`
