import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { fromTypedSignedMoney, typedAmount } from '@/services/billing/invoices/draft-editing.rules'
import type { InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { INVOICE_REASON_LENGTH, type InvoiceLineKind } from '@/services/billing/invoices/invoice-states.rules'
import { formatMoney, toCents } from '@/services/format/format.rules'
import type { DraftEditor } from './useDraftEditor'

type Props = { open: boolean; onClose: () => void; line: InvoiceLine; editor: DraftEditor }

type Values = { unit_amount: string; reason: string }

function problemsOf({ unit_amount, reason }: Values): Partial<Values> {
  const isAmount = !Number.isNaN(toCents(fromTypedSignedMoney(unit_amount)))
  return {
    ...(!isAmount && { unit_amount: 'Use um valor como 1.499,90' }),
    ...(reason.trim().length < 3 && { reason: 'Conte o motivo' }),
  }
}

/** How to charge nothing where taking the line away would bring it back. */
const FREE_OF_CHARGE: Partial<Record<InvoiceLineKind, string>> = {
  MEASURED: ' Para não cobrar esses dias, deixe o valor em 0 com o motivo.',
  SETTLEMENT: ' Para encerrar o acerto sem cobrar nem devolver, deixe o valor em 0 com o motivo.',
}

/** Another price for a line of the measuring, with the reason that the invoice keeps. */
export const LineAmountDialogForm = ({ open, onClose, line, editor }: Props) => {
  const save = async ({ unit_amount, reason }: Values): Promise<string> => {
    await editor.changeLine(line.id, { unit_amount: fromTypedSignedMoney(unit_amount), reason: reason.trim() })
    return `Valor de ${line.label} alterado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={editor.isSaving}
      width={440}
      title={`Mudar o valor de ${line.label}`}
      submitLabel="Mudar valor"
      initialValues={{ unit_amount: typedAmount(line.unit_amount), reason: line.reason ?? '' }}
      validate={problemsOf}
      save={save}
    >
      <DialogWords>
        {line.reason ? 'Hoje a linha cobra' : 'A conta deu'} {formatMoney(line.unit_amount)} por unidade. Depois da
        mudança, esse valor só volta ao recalcular.
        {FREE_OF_CHARGE[line.kind]}
      </DialogWords>
      <FormField name="unit_amount" label="Valor por unidade">
        {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField name="reason" label="Motivo" hint="O cliente vê na fatura.">
        {(control) => <TextArea {...control} maxLength={INVOICE_REASON_LENGTH} />}
      </FormField>
    </RecordFormDialog>
  )
}
