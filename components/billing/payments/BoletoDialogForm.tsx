import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSetBoleto } from '@/hooks/billing/payments.mutations'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { formatDay, formatMoney } from '@/services/format/format.rules'

type Props = { open: boolean; onClose: () => void; invoice: Invoice; line: string | null }

const DIGITS = 47

/** Types the line of a boleto that was made elsewhere; empty takes it away. */
export const BoletoDialogForm = ({ open, onClose, invoice, line }: Props) => {
  const { mutateAsync, isPending } = useSetBoleto(invoice.id)
  const save = async ({ digitable_line }: { digitable_line: string }): Promise<string> => {
    const typed = digitable_line.trim()
    await mutateAsync(typed === '' ? null : typed)
    return typed === '' ? 'Boleto retirado da fatura.' : 'O cliente já vê o boleto.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Boleto da fatura ${invoice.number ?? ''}`}
      submitLabel="Salvar linha"
      initialValues={{ digitable_line: line ?? '' }}
      validate={({ digitable_line }) => {
        const digits = digitable_line.replaceAll(/\D/g, '').length
        return digits === 0 || digits === DIGITS ? {} : { digitable_line: 'A linha digitável tem 47 números' }
      }}
      save={save}
    >
      <DialogWords>
        Valor e vencimento do boleto precisam ser os da fatura: {formatMoney(invoice.open_total)},{' '}
        {formatDay(currentDueDay(invoice))}.
      </DialogWords>
      <FormField name="digitable_line" label="Linha digitável" hint="Vazia, tira o boleto da fatura.">
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
