import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useCreatePayment } from '@/hooks/billing/payments.mutations'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import {
  PAYMENT_METHOD_LABEL,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@/services/billing/payments/payment-words.rules'
import { type NewPayment, newPaymentBody } from '@/services/billing/payments/payments.schema'
import { currentDay, formatAmount, formatMoney, toCents } from '@/services/format/format.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'

type Props = {
  open: boolean
  onClose: () => void
  invoice: Invoice
  /** What is to be paid today, with charges; undefined while it is not known. */
  today: string | undefined
}

type Values = { amount: string; paid_on: string; method: PaymentMethod; external_id: string }

const METHODS = PAYMENT_METHODS.map((method) => ({ value: method, label: PAYMENT_METHOD_LABEL[method] }))

const toBody = ({ amount, paid_on, method, external_id }: Values): NewPayment => ({
  amount: fromTypedMoney(amount),
  paid_on,
  method,
  external_id: external_id.trim() || null,
})

function problemsOf(values: Values): Record<string, string> {
  const { amount, paid_on } = toBody(values)
  return {
    ...schemaErrors(newPaymentBody, toBody(values)),
    ...(!(toCents(amount) > 0) && { amount: 'Use um valor como 1.499,90' }),
    ...(paid_on > currentDay() && { paid_on: 'O pagamento não pode ser de um dia que ainda não chegou' }),
  }
}

const initialOf = (left: string): Values => ({
  amount: toCents(left) > 0 ? formatAmount(left) : '',
  paid_on: currentDay(),
  method: 'PIX',
  external_id: '',
})

/** Records a payment that came outside the platform. */
export const PaymentDialogForm = ({ open, onClose, invoice, today }: Props) => {
  const { mutateAsync, isPending } = useCreatePayment(invoice.id)
  const left = today ?? invoice.open_total
  const save = async (values: Values): Promise<string> => {
    const { status } = await mutateAsync(toBody(values))
    const recorded = `Pagamento de ${formatMoney(toBody(values).amount)} registrado.`
    return status === 'PAID' ? `${recorded} A fatura está paga.` : recorded
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Registrar pagamento da fatura ${invoice.number ?? ''}`}
      submitLabel="Registrar pagamento"
      initialValues={initialOf(left)}
      validate={problemsOf}
      save={save}
    >
      <DialogWords>
        {toCents(left) > 0 ? `Hoje faltam ${formatMoney(left)}. ` : ''}O que passar do total vira crédito da empresa,
        oferecido no próximo rascunho.
      </DialogWords>
      <FormField name="amount" label="Valor pago">
        {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField name="paid_on" label="Dia do pagamento">
        {(control) => <DateInput {...control} max={currentDay()} />}
      </FormField>
      <FormField<PaymentMethod> name="method" label="Como foi pago">
        {(control) => <NativeSelect {...control} placeholder={null} options={METHODS} />}
      </FormField>
      <FormField name="external_id" label="Identificação no banco" hint="Evita registrar duas vezes o mesmo." optional>
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
