import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { type OpenDialog, RecordDialogs } from '@/components/ui/dialogs/RecordDialogs'
import { toast } from '@/components/ui/feedback/toast'
import { useDeleteTicketReply } from '@/hooks/tickets/replies.mutations'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'

// The form arrives with the first dialog that opens.
const ReplyDialogForm = lazyPart(() => import('./ReplyDialogForm').then((module) => module.ReplyDialogForm))

type Props = { open: OpenDialog<TicketReply> | null; onClose: () => void }

/** Creates, edits or deletes a canned answer. */
export const ReplyDialogs = ({ open, onClose }: Props) => (
  <RecordDialogs
    open={open}
    onClose={onClose}
    Form={ReplyDialogForm}
    confirmation={(reply, command) => <DeleteDialog reply={reply} open={command === 'delete'} onClose={onClose} />}
  />
)

type DeleteDialogProps = { reply: TicketReply; open: boolean; onClose: () => void }

const DeleteDialog = ({ reply: { id, title }, open, onClose }: DeleteDialogProps) => {
  const { mutateAsync: deleteReply } = useDeleteTicketReply()
  const confirm = async (): Promise<void> => {
    await deleteReply(id)
    toast.success(`Resposta ${title} excluída.`)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Excluir a resposta ${title}?`}
      confirmLabel="Excluir resposta"
      cancelLabel="Manter resposta"
      danger
      onConfirm={confirm}
    >
      A resposta sai da lista; as mensagens enviadas com ela e o histórico ficam.
    </ConfirmDialog>
  )
}
