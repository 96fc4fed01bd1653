import { Input } from 'antd'
import { Form, Formik, type FormikHelpers } from 'formik'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { useUpdateHold } from '@/hooks/stock/holds.mutations'
import { formatDay, toDay } from '@/services/format/format.rules'
import { type ExtendHold, extendHoldBody, type Hold } from '@/services/stock/holds.schema'
import { holdUnitsText } from './holdTexts'

type Props = { hold: Hold; open: boolean; onClose: () => void }

const toBody = ({ expires_on, message }: ExtendHold): ExtendHold => ({ expires_on, message: message.trim() })

/** Extends a hold until a later day. */
export const ExtendDialogForm = ({ hold, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateHold()
  const submit = async (values: ExtendHold, { setErrors }: FormikHelpers<ExtendHold>): Promise<void> => {
    try {
      await change({ id: hold.id, extend: toBody(values) })
      toast.success(`Reserva prorrogada até ${formatDay(values.expires_on)}.`)
      onClose()
    } catch (error) {
      // A toast has shown any error that belongs to no field; the input stays.
      setErrors(refusalErrors(error))
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Prorrogar a reserva do pedido ${hold.order.order_mask_id}`}
      cancelLabel="Voltar"
      submitLabel="Prorrogar reserva"
    >
      {(id) => (
        <>
          <DialogWords>
            {holdUnitsText(hold)} de {hold.product.name}, hoje até {formatDay(hold.expires_at)}.
          </DialogWords>
          <Formik
            initialValues={{ expires_on: '', message: '' }}
            validate={(values) => schemaErrors(extendHoldBody, toBody(values))}
            validateOnBlur={false}
            onSubmit={submit}
          >
            <Form id={id} noValidate>
              <FormField name="expires_on" label="Reservar até" hint="Vale até o fim do dia.">
                {(control) => <DateInput {...control} min={toDay(hold.expires_at)} />}
              </FormField>
              <FormField name="message" label="Motivo" hint="Fica no histórico do pedido, que o cliente também vê.">
                {(control) => <Input.TextArea {...control} rows={3} maxLength={1000} />}
              </FormField>
              <FocusFirstError />
            </Form>
          </Formik>
        </>
      )}
    </FormDialog>
  )
}
