import { useState } from 'react'
import styled from 'styled-components'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { INVOICE_NOTE_LENGTH } from '@/services/billing/invoices/invoice-states.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { lineFields } from './LineTable'
import type { DraftEditor } from './useDraftEditor'

type Props = { invoice: Invoice; editor: DraftEditor }

/** What is printed below the lines. In a draft it is typed here and saved when the focus leaves the field. */
export const NoteField = ({ invoice: { note, allowed_actions }, editor }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  if (!allowed_actions.includes('edit')) return note === null ? null : <Note>{note}</Note>
  const isDirty = typed !== null && typed.trim() !== (note ?? '')
  const save = (): void => {
    if (isDirty)
      void editor.saveNote(typed.trim() || null).then(
        () => setTyped(null),
        () => undefined,
      )
  }
  return (
    <Block>
      <input
        aria-label="Observação na fatura"
        placeholder="Observação na fatura, opcional"
        maxLength={INVOICE_NOTE_LENGTH}
        value={typed ?? note ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
      <LeaveGuard when={isDirty} />
    </Block>
  )
}

const Note = styled.p`
  padding: 12px var(--card-inset, 16px);
  border-top: 1px solid ${color.line};
  ${font.secondaryMuted};
  overflow-wrap: anywhere;
`

const Block = styled.div`
  padding: 10px var(--card-inset, 16px);
  border-top: 1px solid ${color.line};
  ${lineFields}
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
`
