import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useUpdateHold } from '@/hooks/stock/holds.mutations'
import { formatDay, toDay } from '@/services/format/format.rules'
import { type ExtendHold, extendHoldBody, type Hold } from '@/services/stock/holds/holds.schema'
import { holdUnitsText } from './holdTexts'

type Props = { hold: Hold; open: boolean; onClose: () => void }

const toBody = ({ expires_on, message }: ExtendHold): ExtendHold => ({ expires_on, message: message.trim() })

export const ExtendDialogForm = ({ hold, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateHold()
  const save = async (values: ExtendHold): Promise<string> => {
    await change({ id: hold.id, extend: toBody(values) })
    return `Reserva prorrogada até ${formatDay(values.expires_on)}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Prorrogar a reserva do pedido ${hold.order.order_mask_id}`}
      cancelLabel="Voltar"
      submitLabel="Prorrogar reserva"
      initialValues={{ expires_on: '', message: '' }}
      validate={(values) => schemaErrors(extendHoldBody, toBody(values))}
      save={save}
    >
      <DialogWords>
        {holdUnitsText(hold)} de {hold.product.name}, hoje até {formatDay(hold.expires_at)}.
      </DialogWords>
      <FormField name="expires_on" label="Reservar até" hint="Vale até o fim do dia.">
        {(control) => <DateInput {...control} min={toDay(hold.expires_at)} />}
      </FormField>
      <FormField name="message" label="Motivo" hint="Fica no histórico do pedido, que o cliente também vê.">
        {(control) => <TextArea {...control} rows={3} maxLength={1000} />}
      </FormField>
    </RecordFormDialog>
  )
}
