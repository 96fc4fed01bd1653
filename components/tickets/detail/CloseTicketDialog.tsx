import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { toast } from '@/components/ui/feedback/toast'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useSetTicketStatus } from '@/hooks/tickets/tickets.mutations'
import { isApiError } from '@/services/http/api-error.rules'
import { ticketStatusBody } from '@/services/tickets/ticket-commands.schema'
import { REOPEN_DAYS } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

type Props = { ticket: Pick<Ticket, 'id' | 'version'>; open: boolean; onClose: () => void }

/** The customer closes the ticket, with a message if they like. */
export const CloseTicketDialog = ({ ticket, open, onClose }: Props) => {
  const { mutateAsync: setStatus, isPending } = useSetTicketStatus(ticket.id)
  const changeOf = (message: string) => ({
    status: 'CLOSED' as const,
    version: ticket.version,
    ...(message.trim() && { message: message.trim() }),
  })
  const save = async ({ message }: { message: string }): Promise<string> => {
    try {
      await setStatus(changeOf(message))
      return 'Chamado encerrado'
    } catch (error) {
      // The newer state is on its way to the page; what was written stays.
      if (isApiError(error, 'conflict')) toast.error(`${error.message} Confira e encerre de novo.`)
      throw error
    }
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title="Encerrar este chamado?"
      submitLabel="Encerrar chamado"
      cancelLabel="Manter aberto"
      initialValues={{ message: '' }}
      validate={({ message }) => schemaErrors(ticketStatusBody, changeOf(message))}
      save={save}
    >
      <DialogWords>Se o problema voltar, responder em até {REOPEN_DAYS} dias reabre o chamado.</DialogWords>
      <FormField name="message" label="Quer contar como ficou?" optional>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </RecordFormDialog>
  )
}
