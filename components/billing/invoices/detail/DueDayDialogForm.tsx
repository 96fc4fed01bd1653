import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FormField } from '@/components/ui/forms/FormField'
import { useUpdateInvoice } from '@/hooks/billing/invoices.mutations'
import { toUpdate } from '@/services/billing/invoices/draft-editing.rules'
import { dueDayProblem } from '@/services/billing/invoices/due-day.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatDay } from '@/services/format/format.rules'

type Props = { open: boolean; onClose: () => void; invoice: Invoice }

/** Another due day for a draft. */
export const DueDayDialogForm = ({ open, onClose, invoice }: Props) => {
  const { mutateAsync, isPending } = useUpdateInvoice(invoice.id)
  const save = async ({ due_on }: { due_on: string }): Promise<string> => {
    await mutateAsync((now) => ({ ...toUpdate(now), due_on }))
    return `A fatura vence em ${formatDay(due_on)}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title="Mudar o vencimento"
      submitLabel="Mudar vencimento"
      initialValues={{ due_on: invoice.due_on }}
      validate={({ due_on }) => {
        const problem = dueDayProblem(due_on)
        return problem ? { due_on: problem } : {}
      }}
      save={save}
    >
      <FormField
        name="due_on"
        label="Vencimento"
        hint="Em fim de semana ou feriado, o cliente paga sem encargos até o próximo dia útil."
      >
        {(control) => <DateInput {...control} min={currentDay()} />}
      </FormField>
    </RecordFormDialog>
  )
}
