import { useState } from 'react'
import { TextArea } from '@/components/ui/forms/TextArea'
import { Field } from '../forms/Field'
import { LeaveGuard } from '../forms/LeaveGuard'
import { type ConfirmDialogProps, ConfirmModal } from './ConfirmDialogQuestion'
import { DialogWords } from './DialogWords'

export type ReasonDialogProps = Omit<ConfirmDialogProps, 'onConfirm'> & {
  /** "Justificativa da recusa", "O que corrigir". */
  label: string
  placeholder?: string
  /** The initial text of the field. */
  initial?: string
  /** Shown when the reason is missing: "A justificativa da recusa é obrigatória." */
  requiredMessage: string
  onConfirm: (reason: string) => unknown
}

const FIELD = 'reason-dialog-text'

/** A confirmation that needs a reason: refusing, sending back, cancelling. `children`: the consequence. */
export const ReasonDialogForm = ({
  label,
  placeholder,
  initial = '',
  requiredMessage,
  danger = true,
  children,
  onClose,
  onConfirm,
  ...dialog
}: ReasonDialogProps) => {
  const [reason, setReason] = useState(initial)
  const [missing, setMissing] = useState(false)
  const isEmpty = reason.trim() === ''
  const isComplete = (): boolean => {
    setMissing(isEmpty)
    if (isEmpty) document.querySelector<HTMLElement>(`[data-field="${FIELD}"]`)?.focus()
    return !isEmpty
  }
  return (
    <ConfirmModal
      {...dialog}
      danger={danger}
      onClose={() => {
        setMissing(false)
        onClose()
      }}
      isComplete={isComplete}
      onConfirm={async () => {
        await onConfirm(reason.trim())
        setReason('')
      }}
    >
      <LeaveGuard when={reason.trim() !== initial.trim()} />
      {children && <DialogWords as="div">{children}</DialogWords>}
      <Field label={label} error={missing && isEmpty ? requiredMessage : undefined}>
        {(control) => (
          <TextArea
            {...control}
            data-field={FIELD}
            rows={4}
            maxLength={1000}
            placeholder={placeholder}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmModal>
  )
}
