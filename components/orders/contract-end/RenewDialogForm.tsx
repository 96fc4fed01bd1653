import type { DialogState, OrderProps } from '@/components/orders/workflow/order.types'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useSetContractEndChoice } from '@/hooks/orders/contract-end.mutations'
import { RENEWAL_MONTHS } from '@/services/orders/contract-end/contract-end.rules'
import { parseRenewalMonths, RENEWAL_MONTHS_OPTIONS } from './renewalMonths.rules'
import { RenewalPreview } from './RenewalPreview'

/** Requests a renewal, with a preview of the fee; an addendum answers it (ADR 509). */
export const RenewDialogForm = ({ order, orderRef, ...dialog }: OrderProps & DialogState) => {
  const { mutateAsync: choose, isPending } = useSetContractEndChoice(orderRef)
  const save = async ({ months, message }: { months: string; message: string }): Promise<string> => {
    const text = message.trim()
    await choose({ choice: 'renew', duration_months: parseRenewalMonths(months), ...(text && { message: text }) })
    return 'Pedido de renovação enviado'
  }
  return (
    <RecordFormDialog
      {...dialog}
      busy={isPending}
      width={520}
      title={`Renovar o contrato do pedido ${order.order_mask_id}?`}
      submitLabel="Pedir renovação"
      initialValues={{ months: String(order.contract_end?.duration_months ?? RENEWAL_MONTHS[0]), message: '' }}
      validate={() => ({})}
      save={save}
    >
      {({ months }) => (
        <>
          <FormField name="months" label="Por quanto tempo">
            {(control) => <NativeSelect {...control} placeholder={null} options={RENEWAL_MONTHS_OPTIONS} />}
          </FormField>
          <RenewalPreview orderRef={orderRef} query={{ duration_months: parseRenewalMonths(months) }} />
          <FormField name="message" label="Mensagem para a Arrenda" optional>
            {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
          </FormField>
          <p>A Arrenda envia um aditivo com esses termos. O contrato só é renovado quando você o aceita.</p>
        </>
      )}
    </RecordFormDialog>
  )
}
