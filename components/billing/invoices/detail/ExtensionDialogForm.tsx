import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useExtendInvoice } from '@/hooks/billing/invoices.mutations'
import { currentDueDay, dueDayProblem } from '@/services/billing/invoices/due-day.rules'
import { INVOICE_REASON_LENGTH } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatDay } from '@/services/format/format.rules'
import { shiftDay } from '@/services/stock/holds/hold-month.rules'

type Props = { open: boolean; onClose: () => void; invoice: Invoice }

/** A later day for an issued invoice; the printed one stays. */
export const ExtensionDialogForm = ({ open, onClose, invoice }: Props) => {
  const { mutateAsync, isPending } = useExtendInvoice(invoice.id)
  const [due, today] = [currentDueDay(invoice), currentDay()]
  const first = due > today ? shiftDay(due, 1) : today
  const save = async ({ due_on, reason }: { due_on: string; reason: string }): Promise<string> => {
    await mutateAsync({ due_on, reason: reason.trim() })
    return `Vencimento prorrogado até ${formatDay(due_on)}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={`Prorrogar a fatura ${invoice.number ?? ''}`}
      submitLabel="Prorrogar"
      initialValues={{ due_on: '', reason: '' }}
      validate={({ due_on, reason }) => {
        const problem = dueDayProblem(due_on, first)
        return { ...(problem && { due_on: problem }), ...(reason.trim().length < 3 && { reason: 'Conte o motivo' }) }
      }}
      save={save}
    >
      <DialogWords>
        Até esse dia não há multa nem juros. O vencimento impresso, {formatDay(invoice.due_on)}, fica.
      </DialogWords>
      <FormField name="due_on" label="Novo vencimento">
        {(control) => <DateInput {...control} min={first} />}
      </FormField>
      <FormField name="reason" label="Motivo">
        {(control) => <TextArea {...control} maxLength={INVOICE_REASON_LENGTH} />}
      </FormField>
    </RecordFormDialog>
  )
}
