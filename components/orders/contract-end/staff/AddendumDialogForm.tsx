import { RENEWAL_MONTHS_OPTIONS } from '@/components/orders/contract-end/renewalMonths.rules'
import { RenewalPreview } from '@/components/orders/contract-end/RenewalPreview'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useIssueAddendum } from '@/hooks/orders/contract-end.mutations'
import type { DialogState, StaffOrderProps } from '../../workflow/order.types'
import {
  addendumForm,
  READJUSTMENT_OPTIONS,
  toAddendumValues,
  toNewAddendum,
  toRenewalQuery,
} from './contractEndForms.rules'

export const AddendumDialogForm = ({ order, orderRef, ...dialog }: StaffOrderProps & DialogState) => {
  const { mutateAsync: issue, isPending } = useIssueAddendum(orderRef)
  return (
    <RecordFormDialog
      {...dialog}
      busy={isPending}
      width={520}
      title={`Enviar aditivo do pedido ${order.order_mask_id}`}
      submitLabel="Enviar aditivo"
      initialValues={toAddendumValues(order)}
      validationSchema={addendumForm}
      save={(values) => issue(toNewAddendum(values)).then(() => 'Aditivo enviado')}
    >
      {(values) => (
        <>
          <FormField name="number" label="Número do aditivo">
            {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
          </FormField>
          <FormField name="months" label="Prazo">
            {(control) => <NativeSelect {...control} placeholder={null} options={RENEWAL_MONTHS_OPTIONS} />}
          </FormField>
          <FormField name="index" label="Reajuste">
            {(control) => <NativeSelect {...control} placeholder={null} options={READJUSTMENT_OPTIONS} />}
          </FormField>
          <RenewalPreview orderRef={orderRef} query={toRenewalQuery(values)} />
          <FormField name="message" label="Mensagem para o cliente" optional>
            {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
          </FormField>
        </>
      )}
    </RecordFormDialog>
  )
}
