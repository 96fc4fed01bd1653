import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'
import { DialogModal } from './DialogModal'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** The object and the verb: "Cancelar o pedido 000128?". */
  title: string
  /** The consequence: "As reservas de 40 itens são liberadas." */
  children?: ReactNode
  /** Repeats the verb: "Cancelar pedido". */
  confirmLabel: string
  /** What stays as it is: "Manter pedido". */
  cancelLabel?: string
  danger?: boolean
  /** The dialog waits for a promise; it closes when it is kept and stays when it is broken. */
  onConfirm: () => unknown
}

export const ConfirmDialogQuestion = ({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Voltar',
  danger = false,
  onConfirm,
}: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // Whoever asked has shown the error (one place shows errors); the dialog stays for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      title={title}
      width={440}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type={danger ? 'default' : 'primary'} danger={danger} loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <Words>{children}</Words>}
    </DialogModal>
  )
}

const Words = styled.div`
  color: ${color.t2};
`
