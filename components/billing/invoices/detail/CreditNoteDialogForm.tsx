import { useRouter } from 'next/router'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useCreateCreditNote } from '@/hooks/billing/invoices.mutations'
import {
  INVOICE_REASON_LENGTH,
  LINE_LABEL_LENGTH,
  TAX_KIND_LABEL,
  TAX_KINDS,
  type TaxKind,
} from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { formatMoney, toCents } from '@/services/format/format.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'

type Props = { open: boolean; onClose: () => void; invoice: Invoice }

type Values = { label: string; tax_kind: TaxKind; amount: string; reason: string }

const EMPTY: Values = { label: '', tax_kind: 'RENTAL', amount: '', reason: '' }
const TAX_OPTIONS = TAX_KINDS.map((kind) => ({ value: kind, label: TAX_KIND_LABEL[kind] }))

/** Gives back a part of an issued invoice. */
export const CreditNoteDialogForm = ({ open, onClose, invoice }: Props) => {
  const { mutateAsync, isPending } = useCreateCreditNote(invoice.id)
  const { push } = useRouter()
  const given = invoice.credit_notes.reduce((sum, { total }) => sum + Math.abs(toCents(total)), 0)
  const left = toCents(invoice.total) - given
  const problemsOf = ({ label, amount, reason }: Values): Partial<Record<keyof Values, string>> => {
    const cents = toCents(fromTypedMoney(amount))
    return {
      ...(label.trim() === '' && { label: 'Diga o que é devolvido' }),
      ...(!(cents > 0) && { amount: 'Use um valor como 1.499,90' }),
      ...(cents > left && { amount: `No máximo ${formatMoney(left)}` }),
      ...(reason.trim().length < 3 && { reason: 'Conte o motivo' }),
    }
  }
  const save = async ({ label, tax_kind, amount, reason }: Values): Promise<string> => {
    const note = await mutateAsync({
      lines: [{ label: label.trim(), tax_kind, amount: fromTypedMoney(amount) }],
      reason: reason.trim(),
    })
    void push(paths.admin.invoice(note.id))
    return `Nota de crédito ${note.number ?? ''} emitida.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Nota de crédito da fatura ${invoice.number ?? ''}`}
      submitLabel="Emitir nota de crédito"
      initialValues={EMPTY}
      validate={problemsOf}
      save={save}
    >
      <DialogWords>
        Devolve até {formatMoney(left)}. Abate o que está em aberto; o que já foi pago vira crédito para o próximo mês.
      </DialogWords>
      <FormField name="label" label="O que é devolvido">
        {(control) => <TextInput {...control} maxLength={LINE_LABEL_LENGTH} autoComplete="off" />}
      </FormField>
      <FormField<TaxKind> name="tax_kind" label="Documento">
        {(control) => <NativeSelect {...control} placeholder={null} options={TAX_OPTIONS} />}
      </FormField>
      <FormField name="amount" label="Valor">
        {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField name="reason" label="Motivo" hint="O cliente vê.">
        {(control) => <TextArea {...control} maxLength={INVOICE_REASON_LENGTH} />}
      </FormField>
    </RecordFormDialog>
  )
}
