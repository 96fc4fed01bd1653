import { Form, Formik } from 'formik'
import styled from 'styled-components'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRequestPartialReturn } from '@/hooks/orders/returns.mutations'
import { rentedUnits } from '../delivery/staff/packages.rules'
import type { StaffOrderProps } from '../workflow/order.types'

type Props = StaffOrderProps & { open: boolean; onClose: () => void }
type Values = { serials: string[]; reason: string }

/** Chooses the units to return; the rest stays rented (ADR 518). */
export const PartialReturnDialogForm = ({ order, orderRef, open, onClose }: Props) => {
  const { mutateAsync: ask, isPending } = useRequestPartialReturn(orderRef)
  const send = async ({ serials, reason }: Values): Promise<void> => {
    await ask({ serials, ...(reason.trim() && { reason: reason.trim() }) })
    toast.success('Devolução pedida')
    onClose()
  }
  const options = rentedUnits(order).map(({ serial, name, place }) => ({
    value: serial,
    label: `${serial} · ${name} · ${place}`,
  }))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={`Devolver uma parte do pedido ${order.order_mask_id}`}
      submitLabel="Pedir devolução"
    >
      {(id) => (
        <Formik<Values>
          initialValues={{ serials: [], reason: '' }}
          validate={({ serials }) => (serials.length > 0 ? {} : { serials: 'Escolha o que volta' })}
          validateOnBlur={false}
          onSubmit={orFieldErrors(send)}
        >
          <Form id={id} noValidate>
            <DialogWords>
              Um volume de devolução é criado para cada endereço. O resto do pedido continua locado.
            </DialogWords>
            <UnitList>
              <CheckboxGroup name="serials" legend="O que volta" options={options} />
            </UnitList>
            <FormField name="reason" label="Motivo" optional>
              {(control) => <TextArea {...control} rows={2} maxLength={500} />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}

/** One per line, scrolling when there are many. */
const UnitList = styled.div`
  max-height: 40vh;
  margin-bottom: 18px;
  padding: 2px;
  overflow-y: auto;
  label {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
