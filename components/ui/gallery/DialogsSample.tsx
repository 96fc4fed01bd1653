import { useState } from 'react'
import { PlainButton } from '../buttons/PlainButton'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { ReasonDialog } from '../dialogs/ReasonDialog'
import { toast } from '../feedback/toast'

export const DialogsSample = () => {
  const [open, setOpen] = useState<'confirm' | 'reason' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <h2 className="sample">Diálogos e avisos</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <PlainButton kind="danger" onClick={() => setOpen('confirm')}>
          Pedir confirmação
        </PlainButton>
        <PlainButton onClick={() => setOpen('reason')}>Pedir justificativa</PlainButton>
        <PlainButton onClick={() => toast.error('Email ou senha incorreta.')}>Mostrar erro</PlainButton>
        <PlainButton onClick={() => toast.success('Documentos enviados para análise')}>Mostrar aviso</PlainButton>
      </div>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Cancelar o pedido 000128?"
        confirmLabel="Cancelar pedido"
        cancelLabel="Manter pedido"
        danger
        onConfirm={close}
      >
        As reservas de 40 itens são liberadas.
      </ConfirmDialog>
      <ReasonDialog
        open={open === 'reason'}
        onClose={close}
        title="Recusar a proposta?"
        label="Justificativa da recusa"
        requiredMessage="A justificativa da recusa é obrigatória."
        confirmLabel="Recusar proposta"
        onConfirm={close}
      >
        A Arrenda recebe o motivo e pode enviar outra proposta.
      </ReasonDialog>
    </>
  )
}
