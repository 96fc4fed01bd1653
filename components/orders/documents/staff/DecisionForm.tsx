import styled from 'styled-components'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { formatCount } from '@/services/format/format.rules'
import { type CheckFacts, reproofReasons, withReason } from '@/services/orders/documents/document-review.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { StaffOrderProps } from '../../workflow/order.types'
import { DecidedLine } from './DecidedLine'
import { DocumentChecklist } from './DocumentChecklist'
import { FinishAnalysis } from './FinishAnalysis'
import { useFocusMoves } from './useFocusMoves'
import { focusMessage, useDecision } from './useDecision'

type Props = StaffOrderProps & {
  document: OrderDocument
  documents: readonly OrderDocument[]
  /** The id of who decides. */
  me: number | undefined
  facts: CheckFacts
  /** Somebody came here from the document before. */
  isArrival?: boolean
  onNext: (document: OrderDocument) => void
}

/** Checks a document and approves or reproves it; once decided it shows the decision, and what comes next. */
export const DecisionForm = (props: Props) => {
  const { order, orderRef, document, documents, me, facts, isArrival = false, onNext } = props
  const decision = useDecision(orderRef, document)
  const { message, open, isDecided } = decision
  const wasAsked = useOnceOpened(decision.isAsking)
  const { heading, main } = useFocusMoves(isDecided, isArrival)
  const reasons = reproofReasons(document.document_type)
  useShortcut({ key: 'a', act: decision.checkAndApprove, isOn: !isDecided })
  useShortcut({ key: 'r', act: focusMessage, isOn: !isDecided })
  return (
    <>
      <div>
        <LeaveGuard when={!isDecided && message !== '' && !decision.isBusy} />
        <Heading ref={heading} tabIndex={-1}>
          {documentTypeName(document.document_type)}
        </Heading>
        <DocumentChecklist
          document={document}
          facts={facts}
          me={me}
          pending={decision.pending}
          onToggle={isDecided ? undefined : decision.toggle}
        />
        {isDecided ? (
          <DecidedLine document={document} me={me} onChange={decision.change} />
        ) : (
          <>
            <Field
              label={
                <>
                  Mensagem para o cliente <Muted>(obrigatória ao reprovar)</Muted>
                </>
              }
              error={decision.isMissing ? 'Diga ao cliente o que corrigir.' : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  data-field="document-message"
                  rows={3}
                  maxLength={2000}
                  placeholder="Diga o que corrigir."
                  value={message}
                  onChange={(event) => decision.setMessage(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decision.reprove()
                  }}
                />
              )}
            </Field>
            <ReasonShortcuts aria-label="Motivos prontos">
              {reasons.map(({ word, sentence }) => (
                <li key={word}>
                  <button type="button" onClick={() => decision.setMessage(withReason(message, sentence, reasons))}>
                    {word}
                  </button>
                </li>
              ))}
            </ReasonShortcuts>
          </>
        )}
      </div>
      <StickyFooter>
        <FinishAnalysis
          order={order}
          orderRef={orderRef}
          documents={documents}
          document={document}
          button={main}
          isDecided={isDecided}
          onNext={onNext}
        >
          <Buttons>
            <PlainButton kind="danger" busy={decision.isBusy} onClick={decision.reprove}>
              Reprovar <KeyHint>R</KeyHint>
            </PlainButton>
            <PlainButton kind="primary" busy={decision.isBusy} onClick={decision.approve}>
              Aprovar <KeyHint onFill>A</KeyHint>
            </PlainButton>
          </Buttons>
          {open > 0 && (
            <Note>
              {open === 1 ? 'Falta' : 'Faltam'} conferir {formatCount(open, 'ponto', 'pontos')}: ao aprovar, perguntamos
              antes.
              <Keys> A tecla A confere tudo e aprova.</Keys>
            </Note>
          )}
          {decision.isChanging && (
            <PlainButton kind="link" onClick={decision.stopChanging}>
              Manter a decisão
            </PlainButton>
          )}
        </FinishAnalysis>
      </StickyFooter>
      {wasAsked && (
        <ConfirmDialog
          open={decision.isAsking}
          onClose={decision.stopAsking}
          title={`Aprovar sem conferir ${formatCount(open, 'ponto', 'pontos')}?`}
          confirmLabel="Aprovar assim mesmo"
          cancelLabel="Voltar e conferir"
          onConfirm={decision.approveUnchecked}
        >
          O histórico do pedido mostra o que ficou sem conferir, com o seu nome.
        </ConfirmDialog>
      )}
    </>
  )
}

/** The form scrolls behind it; `DecisionSheet` keeps the focused field above it. */
const StickyFooter = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin: 0 -16px -16px;
  padding: 12px 16px 16px;
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  /* In the sheet the padding belongs to the scrolling content; nothing may show below the buttons. */
  ${below.drawer} {
    bottom: -16px;
  }
`

const Heading = styled.h3`
  margin-bottom: 12px;
  ${font.cardTitle};
`

const Muted = styled.span`
  color: ${color.t2};
  font-weight: 400;
`

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  > :last-child {
    flex: 1;
  }
`

const Note = styled.p`
  margin-top: 8px;
  ${font.secondaryMuted};
  ${below.phone} {
    ${font.captionMuted};
  }
`

/** Where there is no keyboard they are not mentioned, like the keys inside the buttons. */
const Keys = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`

const ReasonShortcuts = styled.ul`
  ${flex.wrap};
  gap: 6px;
  margin: -6px 0 14px;
  button {
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid ${color.line2};
    border-radius: 6px;
    background: ${color.surface};
    font-size: 13px;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`
