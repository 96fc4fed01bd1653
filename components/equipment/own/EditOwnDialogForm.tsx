import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdateOwnEquipment } from '@/hooks/equipment/own-equipment.queries'
import { type OwnValues, toOwnUpdate, toOwnValues } from '@/services/equipment/own/own-equipment-form.rules'
import { type OwnEquipment, ownEquipmentUpdateBody } from '@/services/equipment/own/own-equipment.schema'
import { OwnPlaceFields } from './OwnPlaceFields'

type Props = { unit: OwnEquipment; open: boolean; onClose: () => void }

/** Changes what is known of a device that the company owns. */
export const EditOwnDialogForm = ({ unit, open, onClose }: Props) => {
  const { mutateAsync: update, isPending } = useUpdateOwnEquipment(unit.id)
  const save = async (values: OwnValues): Promise<string> => {
    const { serial } = await update(toOwnUpdate(values))
    return `${serial} alterado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title={`Editar ${unit.serial}`}
      submitLabel="Salvar equipamento"
      initialValues={toOwnValues(unit)}
      validate={(values) => schemaErrors(ownEquipmentUpdateBody, toOwnUpdate(values))}
      save={save}
    >
      <FormField name="model" label="Marca e modelo">
        {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
      </FormField>
      <FormField name="serial" label="Serial">
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" spellCheck={false} />}
      </FormField>
      <OwnPlaceFields unit={unit} />
    </RecordFormDialog>
  )
}
