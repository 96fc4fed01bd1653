import { Form, Formik } from 'formik'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useSetContractEndChoice } from '@/hooks/orders/contract-end.mutations'
import { RENEWAL_MONTHS } from '@/services/orders/contract-end/contract-end.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { parseRenewalMonths, RENEWAL_MONTHS_OPTIONS } from './renewalMonths.rules'
import { RenewalPreview } from './RenewalPreview'

type Props = { open: boolean; onClose: () => void; order: Order; orderRef: OrderAddress }

/** Requests a renewal, with a preview of the fee; an addendum answers it (ADR 509). */
export const RenewDialogForm = ({ open, onClose, order, orderRef }: Props) => {
  const { mutateAsync: choose, isPending } = useSetContractEndChoice(orderRef)
  const submit = async ({ months, message }: { months: string; message: string }): Promise<void> => {
    const text = message.trim()
    await choose({ choice: 'renew', duration_months: parseRenewalMonths(months), ...(text && { message: text }) })
    toast.success('Pedido de renovação enviado')
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title={`Renovar o contrato do pedido ${order.order_mask_id}?`}
      submitLabel="Pedir renovação"
    >
      {(id) => (
        <Formik
          initialValues={{ months: String(order.contract_end?.duration_months ?? RENEWAL_MONTHS[0]), message: '' }}
          // The error toast has been shown; the input stays.
          onSubmit={(values) => submit(values).catch(() => undefined)}
        >
          {({ values }) => (
            <Form id={id} noValidate>
              <FormField name="months" label="Por quanto tempo">
                {(control) => <NativeSelect {...control} placeholder={null} options={RENEWAL_MONTHS_OPTIONS} />}
              </FormField>
              <RenewalPreview orderRef={orderRef} query={{ duration_months: parseRenewalMonths(values.months) }} />
              <FormField name="message" label="Mensagem para a Arrenda" optional>
                {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
              </FormField>
              <p>A Arrenda envia um aditivo com esses termos. O contrato só é renovado quando você o aceita.</p>
            </Form>
          )}
        </Formik>
      )}
    </FormDialog>
  )
}
