import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { color } from '@/styles/tokens'
import { toast } from '../feedback/toast'
import { DialogModal, type DialogProps } from './DialogModal'

export type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'children'> & {
  /** The object and the verb: "Cancelar o pedido 000128?". */
  title: string
  /** Repeats the verb: "Cancelar pedido". */
  confirmLabel: string
  /** Names what stays unchanged: "Manter pedido". */
  cancelLabel?: string
  danger?: boolean
  /** The dialog waits for a promise, closes when it resolves and stays open when it rejects. */
  onConfirm: () => unknown
  /** The toast after success. */
  done?: string
}

/** `children`: the consequence, "As reservas de 40 itens são liberadas." */
export const ConfirmDialogQuestion = ({ children, ...dialog }: ConfirmDialogProps) => (
  <ConfirmModal {...dialog} width={440}>
    {children && <Text>{children}</Text>}
  </ConfirmModal>
)

type ModalProps = ConfirmDialogProps & Pick<DialogProps, 'width'> & { isComplete?: () => boolean }

/** A dialog with two buttons; confirming can be blocked with `isComplete`. */
export const ConfirmModal = ({
  confirmLabel,
  cancelLabel = 'Voltar',
  danger = false,
  onConfirm,
  done,
  isComplete,
  ...dialog
}: ModalProps) => {
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    if (isComplete && !isComplete()) return
    setBusy(true)
    try {
      await onConfirm()
      if (done) toast.success(done)
      dialog.onClose()
    } catch {
      // The error has been shown centrally; the dialog stays open for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogModal
      {...dialog}
      busy={busy}
      footer={
        <>
          <PlainButton onClick={dialog.onClose} disabled={busy}>
            {cancelLabel}
          </PlainButton>
          <PlainButton kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </PlainButton>
        </>
      }
    />
  )
}

const Text = styled.div`
  color: ${color.t2};
`
