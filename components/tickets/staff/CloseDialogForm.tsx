import { useState } from 'react'
import styled from 'styled-components'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useSetTicketStatus } from '@/hooks/tickets/tickets.mutations'
import { isApiError } from '@/services/http/api-error.rules'
import { MESSAGE_LENGTH } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

type Props = { ticket: Ticket; open: boolean; onClose: () => void }
type Values = { message: string }

/** Closes a ticket with a last message to the customer; an exchange under way is asked about first. */
export const CloseDialogForm = ({ ticket, open, onClose }: Props) => {
  const { mutateAsync: setStatus, isPending } = useSetTicketStatus(ticket.id)
  const [refusal, setRefusal] = useState<{ sentence: string; isExchange: boolean } | null>(null)
  const save = async ({ message }: Values): Promise<string> => {
    const force = refusal?.isExchange === true
    try {
      await setStatus({
        status: 'CLOSED',
        message: message.trim(),
        version: ticket.version,
        ...(force && { force }),
      })
    } catch (error) {
      if (isApiError(error, 'conflict'))
        setRefusal({ sentence: error.message, isExchange: error.details.data?.open_exchange !== undefined })
      throw error
    }
    return `Chamado ${String(ticket.id)} encerrado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={`Encerrar o chamado ${String(ticket.id)}`}
      submitLabel={refusal?.isExchange ? 'Encerrar assim mesmo' : 'Encerrar chamado'}
      initialValues={{ message: '' }}
      validate={({ message }: Values) => (message.trim() ? {} : { message: 'Conte ao cliente como foi resolvido' })}
      save={save}
    >
      {refusal && (
        <Space>
          <Notice tone="warn" title={refusal.sentence}>
            {refusal.isExchange && 'Ela continua na logística, mas o cliente só a acompanha em Equipamentos.'}
          </Notice>
        </Space>
      )}
      <FormField
        name="message"
        label="Mensagem ao cliente"
        hint="Ele recebe esta mensagem e o pedido de avaliação, e pode reabrir o chamado por 15 dias."
      >
        {(control) => <TextArea {...control} rows={5} maxLength={MESSAGE_LENGTH} />}
      </FormField>
    </RecordFormDialog>
  )
}

const Space = styled.div`
  margin-bottom: 18px;
`
