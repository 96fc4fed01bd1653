import { Button, Input } from 'antd'
import { type ReactNode, type Ref, useState } from 'react'
import styled from 'styled-components'
import { toast } from '@/components/ui/feedback/toast'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { useDecideDocument } from '@/hooks/orders/documents.mutations'
import { reproofReasons, withReason } from '@/services/orders/documents/document-review.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = {
  orderRef: StaffOrderAddress
  document: OrderDocument
  /** Whether this is the last undecided document. */
  last?: boolean
  heading?: Ref<HTMLHeadingElement>
  checks?: ReactNode
  onDecided: () => void
}

/** Approves a document, or reproves it with what to correct. */
export const DecisionForm = ({ orderRef, document, last = false, heading, checks, onDecided }: Props) => {
  const [approved, setApproved] = useState<boolean>(document.approved ?? true)
  const [message, setMessage] = useState(document.message ?? '')
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending } = useDecideDocument(orderRef)
  const reasons = reproofReasons(document.document_type)

  const decide = async (): Promise<void> => {
    if (!approved && message.trim() === '') {
      setMissing(true)
      window.document.querySelector<HTMLElement>('[data-field="document-message"]')?.focus()
      return
    }
    await mutateAsync({ documentId: document.id, approved, ...(message.trim() && { message: message.trim() }) })
    toast.success(approved ? 'Documento aprovado' : 'Documento reprovado')
    onDecided()
  }

  return (
    <div>
      <LeaveGuard when={message !== (document.message ?? '') && !isPending} />
      <Heading ref={heading} tabIndex={-1}>
        {documentTypeName(document.document_type)}
      </Heading>
      {checks}
      <Choices>
        <legend>Decisão</legend>
        {[true, false].map((value) => (
          <label key={String(value)}>
            <input type="radio" name="decisao" checked={approved === value} onChange={() => setApproved(value)} />
            {value ? 'Aprovar' : 'Reprovar'}
          </label>
        ))}
      </Choices>
      <Field
        label="Mensagem para o cliente"
        optional={approved}
        error={missing && !approved && message.trim() === '' ? 'Diga ao cliente o que corrigir.' : undefined}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            data-field="document-message"
            rows={3}
            maxLength={2000}
            placeholder="Ao reprovar, diga o que corrigir."
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      {!approved && (
        <ReasonShortcuts aria-label="Motivos prontos">
          {reasons.map(({ word, sentence }) => (
            <li key={word}>
              <button type="button" onClick={() => setMessage(withReason(message, sentence, reasons))}>
                {word}
              </button>
            </li>
          ))}
        </ReasonShortcuts>
      )}
      <StickyFooter>
        <Button block type="primary" loading={isPending} onClick={() => void decide().catch(() => undefined)}>
          {approved ? 'Aprovar' : 'Reprovar'} {last ? 'documento' : 'e ver o próximo'}
        </Button>
      </StickyFooter>
    </div>
  )
}

/** The form scrolls behind it; `DecisionSheet` keeps the focused field above it. */
const StickyFooter = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: 8px;
  background: ${color.surface};
  /* In the sheet the padding belongs to the scrolling content; nothing may show below the button. */
  ${below.drawer} {
    bottom: -16px;
    padding-bottom: 16px;
  }
`

const Heading = styled.h3`
  margin-bottom: 12px;
  ${font.cardTitle};
`

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin: 0 0 14px;
  legend {
    margin-bottom: 6px;
    font-size: 13px;
    font-weight: 500;
  }
  label {
    ${flex.row};
    gap: 8px;
    min-height: 40px;
    padding: 0 12px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    font-weight: 500;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
  label:has(input:checked) {
    border-color: ${color.brandText};
    box-shadow: inset 0 0 0 1px ${color.brandText};
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
