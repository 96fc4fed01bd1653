import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useWithdrawNote } from '@/hooks/orders/useWithdrawNote'
import type { StaffOrderRef } from '../workflow/order.types'

type Props = { noteId: number; orderRef: StaffOrderRef }

/** Takes a note back; says that it leaves a mark. */
export const WithdrawNote = ({ noteId, orderRef }: Props) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: withdraw } = useWithdrawNote(orderRef)
  const confirm = async (): Promise<void> => {
    await withdraw(noteId)
    toast.success('Nota retirada')
  }
  return (
    <>
      <PlainButton size="small" onClick={() => setAsking(true)}>
        Retirar
      </PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Retirar esta nota?"
        confirmLabel="Retirar nota"
        cancelLabel="Manter nota"
        danger
        onConfirm={confirm}
      >
        O texto deixa de aparecer. Fica visível que havia uma nota, e o histórico guarda o que ela dizia.
      </ConfirmDialog>
    </>
  )
}
