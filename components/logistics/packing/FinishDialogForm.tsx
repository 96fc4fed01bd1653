import { Form, Formik } from 'formik'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { useNextPackage } from '@/hooks/logistics/deliveries.queries'
import { useUpdatePackage } from '@/hooks/logistics/packages.mutations'
import { paths } from '@/services/config/paths'
import { isDay } from '@/services/format/day.rules'
import { currentDay } from '@/services/format/format.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { color } from '@/styles/tokens'

type Props = { pkg: PackageDetail; open: boolean; onClose: () => void }

/** Closes the box, which then waits for shipping, and opens the next one. */
export const FinishDialogForm = ({ pkg, open, onClose }: Props) => {
  const { mutateAsync: move, isPending } = useUpdatePackage()
  const findNext = useNextPackage()
  const { push } = useRouter()
  const send = async ({ delivery_eta }: { delivery_eta: string }): Promise<void> => {
    await move({ packageId: pkg.id, delivery_status: 'WAITING_SHIPMENT', delivery_eta })
    onClose()
    const next = await findNext(pkg.id)
    toast.success(
      next
        ? `Volume ${pkg.order.order_mask_id} concluído. Agora o próximo.`
        : 'Volume concluído. Não há outro em separação.',
    )
    await push(next ? paths.admin.packing(next) : paths.admin.deliveries())
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Concluir o volume ${pkg.order.order_mask_id}?`}
      cancelLabel="Voltar"
      submitLabel="Concluir volume"
    >
      {(id) => (
        <>
          <DialogWords>Os {pkg.units} seriais estão no volume. Ele passa a aguardar envio.</DialogWords>
          <Formik
            initialValues={{ delivery_eta: pkg.delivery_eta ?? '' }}
            validate={({ delivery_eta }) => (isDay(delivery_eta) ? {} : { delivery_eta: 'Digite o dia previsto' })}
            validateOnBlur={false}
            onSubmit={orFieldErrors(send)}
          >
            {({ errors }) => (
              <Form id={id} noValidate>
                <FormField name="delivery_eta" label="Previsão de entrega">
                  {(control) => <DateInput {...control} min={currentDay()} />}
                </FormField>
                {'delivery_status' in errors && <ErrorText role="alert">{String(errors.delivery_status)}</ErrorText>}
                <FocusFirstError />
                <FormLeaveGuard />
              </Form>
            )}
          </Formik>
        </>
      )}
    </FormDialog>
  )
}

const ErrorText = styled.p`
  color: ${color.bad};
  font-weight: 500;
`
