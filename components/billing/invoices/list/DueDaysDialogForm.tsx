import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FormField } from '@/components/ui/forms/FormField'
import { useMoveDueDays } from '@/hooks/billing/invoices.mutations'
import { dueDayProblem } from '@/services/billing/invoices/due-day.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatCount, formatDay, formatList } from '@/services/format/format.rules'

type Props = { open: boolean; onClose: () => void; invoices: readonly InvoiceSummary[] }

/** Another due day for the chosen drafts. Those that somebody changed meanwhile are named and keep theirs. */
export const DueDaysDialogForm = ({ open, onClose, invoices }: Props) => {
  const { mutateAsync, isPending } = useMoveDueDays()
  const save = async ({ due_on }: { due_on: string }): Promise<string | null> => {
    const failed = await mutateAsync({ ids: invoices.map(({ id }) => id), due_on })
    const kept = invoices.filter(({ id }) => failed.includes(id)).map(({ company }) => company.corporate_name)
    const moved = formatCount(invoices.length - kept.length, 'rascunho vence', 'rascunhos vencem')
    if (kept.length === 0) return `${moved} em ${formatDay(due_on)}.`
    toast.error(`Não mudou o vencimento de ${formatList(kept, 3)}. Tente de novo.`)
    return null
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={`Mudar o vencimento de ${formatCount(invoices.length, 'rascunho', 'rascunhos')}`}
      submitLabel="Mudar vencimento"
      initialValues={{ due_on: '' }}
      validate={({ due_on }) => {
        const problem = dueDayProblem(due_on)
        return problem ? { due_on: problem } : {}
      }}
      save={save}
    >
      <DialogWords>
        O dia impresso fica como você escolher. Se cair em fim de semana ou feriado, o cliente paga sem encargos até o
        próximo dia útil.
      </DialogWords>
      <FormField name="due_on" label="Vencimento">
        {(control) => <DateInput {...control} min={currentDay()} />}
      </FormField>
    </RecordFormDialog>
  )
}
