import { useRouter } from 'next/router'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useDisputeInvoice } from '@/hooks/billing/invoices.mutations'
import { disputeBody } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'

type Props = { invoice: Pick<Invoice, 'id' | 'number'>; open: boolean; onClose: () => void }

/** Contests an invoice: what does not add up becomes a ticket, to which it leads. */
export const DisputeDialog = ({ invoice, open, onClose }: Props) => {
  const { mutateAsync: contest, isPending } = useDisputeInvoice(invoice.id)
  const { push } = useRouter()
  const save = async ({ message }: { message: string }): Promise<string> => {
    const { dispute } = await contest(message.trim())
    const ticket = dispute?.ticket_id ?? null
    if (ticket === null) return 'Fatura contestada'
    void push(paths.platform.ticket(ticket))
    return `Fatura contestada no chamado ${String(ticket)}`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Contestar a fatura ${invoice.number ?? ''}`}
      submitLabel="Contestar fatura"
      cancelLabel="Voltar"
      initialValues={{ message: '' }}
      validationSchema={disputeBody}
      save={save}
    >
      <DialogWords>
        Abrimos um chamado com a sua mensagem. Até a resposta, a fatura fica em análise, sem lembretes nem encargos.
      </DialogWords>
      <FormField name="message" label="O que não confere?">
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
    </RecordFormDialog>
  )
}
