import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useWithdrawNote } from '@/hooks/orders/notes.mutations'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'

type Props = { noteId: number; orderRef: StaffOrderAddress }

/** Withdraws a note; the dialog says that a trace of it stays. */
export const WithdrawNote = ({ noteId, orderRef }: Props) => {
  const { mutateAsync: withdraw } = useWithdrawNote(orderRef)
  return (
    <CommandButton label="Retirar" size="small" run={() => withdraw(noteId)} done="Nota retirada">
      {(question) => (
        <ConfirmDialog
          {...question}
          title="Retirar esta nota?"
          confirmLabel="Retirar nota"
          cancelLabel="Manter nota"
          danger
        >
          O texto deixa de aparecer. Fica visível que havia uma nota, e o histórico guarda o que ela dizia.
        </ConfirmDialog>
      )}
    </CommandButton>
  )
}
