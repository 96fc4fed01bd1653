import { Input } from 'antd'
import { Form, Formik, type FormikHelpers } from 'formik'
import { RENEWAL_MONTHS_OPTIONS } from '@/components/orders/contract-end/renewalMonths.rules'
import { RenewalPreview } from '@/components/orders/contract-end/RenewalPreview'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useIssueAddendum } from '@/hooks/orders/contract-end.mutations'
import type { StaffOrderProps } from '../../workflow/order.types'
import {
  addendumForm,
  type AddendumValues,
  READJUSTMENT_OPTIONS,
  toAddendumValues,
  toNewAddendum,
  toRenewalQuery,
} from './contractEndForms.rules'

type Props = StaffOrderProps & { open: boolean; onClose: () => void }

/** Issues an addendum: number, months and index, with a preview of the fee. */
export const AddendumDialogForm = ({ open, onClose, order, orderRef }: Props) => {
  const { mutateAsync: issue, isPending } = useIssueAddendum(orderRef)
  const submit = async (values: AddendumValues, { setErrors }: FormikHelpers<AddendumValues>): Promise<void> => {
    try {
      await issue(toNewAddendum(values))
      toast.success('Aditivo enviado')
      onClose()
    } catch (error) {
      setErrors(refusalErrors(error))
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title={`Enviar aditivo do pedido ${order.order_mask_id}`}
      submitLabel="Enviar aditivo"
    >
      {(id) => (
        <Formik
          initialValues={toAddendumValues(order)}
          validationSchema={addendumForm}
          validateOnBlur={false}
          onSubmit={submit}
        >
          {({ values }) => (
            <Form id={id} noValidate>
              <FormField name="number" label="Número do aditivo">
                {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
              </FormField>
              <FormField name="months" label="Prazo">
                {(control) => <NativeSelect {...control} placeholder={null} options={RENEWAL_MONTHS_OPTIONS} />}
              </FormField>
              <FormField name="index" label="Reajuste">
                {(control) => <NativeSelect {...control} placeholder={null} options={READJUSTMENT_OPTIONS} />}
              </FormField>
              <RenewalPreview orderRef={orderRef} query={toRenewalQuery(values)} />
              <FormField name="message" label="Mensagem para o cliente" optional>
                {(control) => <Input.TextArea {...control} rows={3} maxLength={2000} />}
              </FormField>
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      )}
    </FormDialog>
  )
}
