import { useId, type ReactNode } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from './DialogModal'

type Props = {
  open: boolean
  onClose: () => void
  /** While the form is being sent the dialog cannot be closed. */
  busy: boolean
  title: string
  width?: number
  submitLabel: string
  cancelLabel?: string
  /** Renders the form with this id: its submit button is outside the form, in the footer. */
  children: (formId: string) => ReactNode
}

/** A dialog with a form, a cancel button and a submit button. */
export const FormDialog = ({
  open,
  onClose,
  busy,
  title,
  width,
  submitLabel,
  cancelLabel = 'Cancelar',
  children,
}: Props) => {
  const formId = useId()
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={busy}
      width={width}
      title={title}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={busy}>
            {cancelLabel}
          </PlainButton>
          <PlainButton kind="primary" type="submit" form={formId} busy={busy}>
            {submitLabel}
          </PlainButton>
        </>
      }
    >
      {children(formId)}
    </DialogModal>
  )
}
