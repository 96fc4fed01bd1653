import { useQuery } from '@tanstack/react-query'
import { Form, Formik } from 'formik'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { clientAddressesQueryOptions } from '@/hooks/companies/addresses.queries'
import { useAddParcel } from '@/hooks/orders/useAddParcel'
import { newParcelBegins } from '@/services/logistics/package-stages.rules'
import type { PanelProps } from '../StaffOrder'
import { parcelForm, type ParcelValues, toParcel, valuesOf } from './parcelForm.rules'
import { ParcelItems } from './ParcelItems'

type Props = PanelProps & { open: boolean; onClose: () => void }

/** What goes where besides what the order's deliveries hold. */
export const AddParcelDialogForm = ({ order, orderRef, open, onClose }: Props) => {
  const { mutateAsync: add, isPending } = useAddParcel(orderRef)
  const { data: addresses = [] } = useQuery({ ...clientAddressesQueryOptions(order.company.id), enabled: open })
  const goesApart = newParcelBegins(order.stage_name)?.apart
  const send = async (values: ParcelValues): Promise<void> => {
    await add(toParcel(values, order.quotation))
    toast.success('Entrega extra criada')
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={`Nova entrega do pedido ${order.order_mask_id}`}
      submitLabel="Criar entrega"
    >
      {(id) => (
        <Formik
          initialValues={valuesOf(order.items)}
          validationSchema={parcelForm}
          validateOnBlur={false}
          onSubmit={orFieldErrors(send)}
        >
          <Form id={id} noValidate>
            <DialogWords>
              {goesApart
                ? 'Ela vai para a separação e segue sozinha; a locação continua.'
                : 'Ela segue com as outras entregas do pedido.'}
            </DialogWords>
            <FormField name="address_id" label="Endereço">
              {(control) => (
                <NativeSelect
                  {...control}
                  options={addresses.map(({ id: value, label, city, state }) => ({
                    value: String(value),
                    label: `${label}, ${city}, ${state}`,
                  }))}
                />
              )}
            </FormField>
            <ParcelItems />
            <FormField name="comment" label="Comentário" optional>
              {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
