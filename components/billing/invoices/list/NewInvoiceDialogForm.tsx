import { useRouter } from 'next/router'
import styled from 'styled-components'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useCreateInvoice } from '@/hooks/billing/invoices.mutations'
import {
  type AdjustmentValues,
  adjustmentProblems,
  EMPTY_ADJUSTMENT,
  needsReason,
  toWrittenLine,
  type WrittenLineKind,
} from '@/services/billing/invoices/draft-editing.rules'
import { dueDayProblem } from '@/services/billing/invoices/due-day.rules'
import type { NewInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import {
  INVOICE_LINE_KIND_LABEL,
  INVOICE_REASON_LENGTH,
  LINE_LABEL_LENGTH,
  WRITTEN_LINE_KINDS,
} from '@/services/billing/invoices/invoice-states.rules'
import { paths } from '@/services/config/paths'
import { currentDay } from '@/services/format/format.rules'
import { oneColumn } from '@/styles/mixins'
import { CompanyPicker } from './CompanyPicker'

type Props = { open: boolean; onClose: () => void }

/** The company is kept as `7 Horizonte Engenharia`: a form holds texts. */
type Values = AdjustmentValues & { company: string; due_on: string }

const EMPTY: Values = { ...EMPTY_ADJUSTMENT, company: '', due_on: '' }
const KINDS = WRITTEN_LINE_KINDS.map((kind) => ({ value: kind, label: INVOICE_LINE_KIND_LABEL[kind] }))

function problemsOf(values: Values): Record<string, string> {
  const due = dueDayProblem(values.due_on)
  return {
    ...(values.company === '' && { company: 'Escolha a empresa' }),
    ...(due !== undefined && { due_on: due }),
    ...adjustmentProblems(values),
  }
}

const toBody = ({ company, due_on, ...line }: Values): NewInvoice => ({
  company_id: Number.parseInt(company, 10),
  kind: 'EXTRA',
  lines: [toWrittenLine(line)],
  due_on,
  note: null,
})

/** A draft apart from the months, with its first line; more lines are written on its page. */
export const NewInvoiceDialogForm = ({ open, onClose }: Props) => {
  const { mutateAsync, isPending } = useCreateInvoice()
  const { push } = useRouter()
  const save = async (values: Values): Promise<string> => {
    const { id } = await mutateAsync(toBody(values))
    void push(paths.admin.invoice(id))
    return 'Rascunho criado. Confira e emita.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={600}
      title="Nova fatura avulsa"
      submitLabel="Criar rascunho"
      initialValues={EMPTY}
      validate={problemsOf}
      save={save}
    >
      {(values) => (
        <>
          <CompanyPicker />
          <Pair>
            <FormField name="due_on" label="Vencimento">
              {(control) => <DateInput {...control} min={currentDay()} />}
            </FormField>
            <FormField<WrittenLineKind> name="kind" label="Tipo">
              {(control) => <NativeSelect {...control} placeholder={null} options={KINDS} />}
            </FormField>
          </Pair>
          <FormField name="label" label="O que é cobrado">
            {(control) => <TextInput {...control} maxLength={LINE_LABEL_LENGTH} autoComplete="off" />}
          </FormField>
          <Pair>
            <FormField name="quantity" label="Unidades">
              {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
            </FormField>
            <FormField name="unit_amount" label="Valor por unidade">
              {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
            </FormField>
          </Pair>
          {needsReason(values) && (
            <FormField name="reason" label="Motivo" hint="O cliente vê na fatura.">
              {(control) => <TextInput {...control} maxLength={INVOICE_REASON_LENGTH} autoComplete="off" />}
            </FormField>
          )}
        </>
      )}
    </RecordFormDialog>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 16px;
  ${oneColumn.phone}
`
