import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdatePackage } from '@/hooks/logistics/packages.mutations'
import { currentDay } from '@/services/format/format.rules'
import { DELIVERY_STATUS_LABEL, type DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { type PackageUpdate, packageUpdateBody } from '@/services/logistics/packages/packages.schema'
import type { MovablePackage } from './deliveryMenu'

type Props = { pkg: MovablePackage; open: boolean; onClose: () => void }

type Values = {
  delivery_status: DeliveryStatus | ''
  comment: string
  tracking_code: string
  sending_date: string
  delivery_date: string
}

/** Moves a package to another internal stage, with the fields of that stage. */
export const MoveDialogForm = ({ pkg, open, onClose }: Props) => {
  const { mutateAsync: move, isPending } = useUpdatePackage()
  const { order, delivery_status: from } = pkg
  const save = async (values: Values): Promise<string> => {
    const update = toUpdate(pkg, values)
    await move({ packageId: pkg.id, ...update })
    return `Volume do pedido ${order.order_mask_id} movido para ${DELIVERY_STATUS_LABEL[update.delivery_status ?? from]}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Mover o volume do pedido ${order.order_mask_id}`}
      cancelLabel="Voltar"
      submitLabel="Mover volume"
      initialValues={toValues(pkg)}
      validate={(values) => validateMove(pkg, values)}
      save={save}
    >
      {(values) => (
        <>
          <DialogWords>
            {order.company.corporate_name}. Agora em {DELIVERY_STATUS_LABEL[from]}.
          </DialogWords>
          <FormField name="delivery_status" label="Mover para">
            {(control) => <NativeSelect {...control} options={optionsOf(pkg)} />}
          </FormField>
          {values.delivery_status === 'WAITING_DELIVERY' && <Sending />}
          {values.delivery_status === 'EQUIPMENT_RETURN' && (
            <FormField name="sending_date" label="Recolhido em" hint="A locação dos equipamentos termina nesse dia.">
              {(control) => <DateInput {...control} max={currentDay()} />}
            </FormField>
          )}
          {values.delivery_status === 'DELIVERED' && (
            <FormField name="delivery_date" label="Entregue em">
              {(control) => <DateInput {...control} max={currentDay()} />}
            </FormField>
          )}
          <FormField name="comment" label="Comentário" optional hint="Aparece no cartão do volume.">
            {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
          </FormField>
        </>
      )}
    </RecordFormDialog>
  )
}

const toValues = (pkg: MovablePackage): Values => ({
  delivery_status: '',
  comment: pkg.comment ?? '',
  tracking_code: pkg.tracking_code ?? '',
  sending_date: pkg.sending_date ?? currentDay(),
  delivery_date: currentDay(),
})

const Sending = () => (
  <>
    <FormField name="tracking_code" label="Código de rastreio">
      {(control) => <TextInput {...control} maxLength={200} />}
    </FormField>
    <FormField name="sending_date" label="Enviado em">
      {(control) => <DateInput {...control} />}
    </FormField>
  </>
)

const optionsOf = ({ allowed_statuses }: MovablePackage) =>
  allowed_statuses.map((value) => ({ value, label: DELIVERY_STATUS_LABEL[value] }))

/** Only the fields that the chosen stage shows. */
function toUpdate(pkg: MovablePackage, values: Values): PackageUpdate {
  const { delivery_status, comment, tracking_code, sending_date, delivery_date } = values
  return {
    ...(delivery_status && { delivery_status }),
    ...(comment.trim() !== (pkg.comment ?? '') && { comment: comment.trim() || null }),
    ...(delivery_status === 'WAITING_DELIVERY' && { tracking_code: tracking_code.trim(), sending_date }),
    ...(delivery_status === 'EQUIPMENT_RETURN' && { sending_date }),
    ...(delivery_status === 'DELIVERED' && { delivery_date }),
  }
}

const validateMove = (pkg: MovablePackage, values: Values) => ({
  ...schemaErrors(packageUpdateBody, toUpdate(pkg, values)),
  ...(values.delivery_status === '' && { delivery_status: 'Escolha para onde ela vai' }),
})
