import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useSetTicketStatus } from '@/hooks/tickets/tickets.mutations'
import { isApiError } from '@/services/http/api-error.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

// The forms arrive with the first dialog that opens.
const CloseDialogForm = lazyPart(() => import('./CloseDialogForm').then((module) => module.CloseDialogForm))
const MergeDialogForm = lazyPart(() => import('./MergeDialogForm').then((module) => module.MergeDialogForm))
const HistoryDialog = lazyPart(() => import('./HistoryDialog').then((module) => module.HistoryDialog))

export type TicketDialog = 'close' | 'merge' | 'reopen' | 'history'

type Props = { ticket: Ticket; open: TicketDialog | null; onClose: () => void }

/** The dialogs of an open ticket, one at a time. */
export const TicketDialogs = ({ ticket, open, onClose }: Props) => {
  const wasClosing = useOnceOpened(open === 'close')
  const wasMerging = useOnceOpened(open === 'merge')
  const wasHistory = useOnceOpened(open === 'history')
  return (
    <>
      {wasClosing && <CloseDialogForm ticket={ticket} open={open === 'close'} onClose={onClose} />}
      {wasMerging && <MergeDialogForm ticket={ticket} open={open === 'merge'} onClose={onClose} />}
      {wasHistory && <HistoryDialog ticketId={ticket.id} open={open === 'history'} onClose={onClose} />}
      <ReopenDialog ticket={ticket} open={open === 'reopen'} onClose={onClose} />
    </>
  )
}

const ReopenDialog = ({ ticket, open, onClose }: Omit<Props, 'open'> & { open: boolean }) => {
  const { mutateAsync: setStatus } = useSetTicketStatus(ticket.id)
  const reopen = async (message: string): Promise<void> => {
    try {
      await setStatus({ status: 'IN_PROGRESS', message, version: ticket.version })
      toast.success(`Chamado ${String(ticket.id)} reaberto.`)
    } catch (error) {
      // A conflict is shown here; the dialog keeps the words.
      if (isApiError(error, 'conflict')) toast.error(error.message)
      throw error
    }
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Reabrir o chamado ${String(ticket.id)}?`}
      confirmLabel="Reabrir chamado"
      danger={false}
      label="Motivo"
      placeholder="O cliente lê este motivo."
      requiredMessage="Diga por que o chamado volta a ficar aberto."
      onConfirm={reopen}
    >
      O chamado volta para a vez da Arrenda, e o prazo da solução continua de onde parou.
    </ReasonDialog>
  )
}
