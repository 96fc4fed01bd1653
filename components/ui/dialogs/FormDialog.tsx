import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { DialogModal } from './DialogModal'

type Props = {
  open: boolean
  onClose: () => void
  /** While the form is sent the dialog stays. */
  busy: boolean
  title: string
  width?: number
  submitLabel: string
  cancelLabel?: string
  /** The form, which takes this id: the button that sends it stands outside it, at the foot. */
  children: (formId: string) => ReactNode
}

/** A form in a dialog: what is asked, and at the foot the way back and the one button that sends it. */
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
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children(formId)}
    </DialogModal>
  )
}
