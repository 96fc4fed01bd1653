import { Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { Field } from '../forms/Field'
import { DialogModal } from './DialogModal'
import { DialogWords } from './DialogWords'

export type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The consequence, said before the reason is asked. */
  children?: ReactNode
  /** "Justificativa da recusa", "O que corrigir". */
  label: string
  placeholder?: string
  /** What the field says at first. */
  initial?: string
  /** Shown when the reason is missing: "A justificativa da recusa é obrigatória." */
  requiredMessage: string
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  onConfirm: (reason: string) => unknown
}

/** A confirmation that needs a reason: refusing, sending back, cancelling. */
export const ReasonDialogForm = ({
  requiredMessage,
  onConfirm,
  cancelLabel = 'Voltar',
  danger = true,
  initial = '',
  ...props
}: ReasonDialogProps) => {
  const [reason, setReason] = useState(initial)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const fieldId = 'reason-dialog-text'
  const close = (): void => {
    setMissing(false)
    props.onClose()
  }
  const confirm = async (): Promise<void> => {
    if (reason.trim() === '') {
      setMissing(true)
      document.querySelector<HTMLElement>(`[data-field="${fieldId}"]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await onConfirm(reason.trim())
      setReason('')
      close()
    } catch {
      // Whoever asked has shown the error; what was written is kept.
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogModal
      open={props.open}
      onClose={close}
      title={props.title}
      busy={busy}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type={danger ? 'default' : 'primary'} danger={danger} loading={busy} onClick={() => void confirm()}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children && <DialogWords as="div">{props.children}</DialogWords>}
      <Field label={props.label} error={missing && reason.trim() === '' ? requiredMessage : undefined}>
        {(control) => (
          <Input.TextArea
            {...control}
            data-field={fieldId}
            rows={4}
            maxLength={1000}
            placeholder={props.placeholder}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </DialogModal>
  )
}
