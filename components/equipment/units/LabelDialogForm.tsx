import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdateLabel } from '@/hooks/equipment/equipment.mutations'
import { type Equipment, equipmentLabelBody } from '@/services/equipment/units/equipment.schema'

type Props = { unit: Equipment; open: boolean; onClose: () => void }

export const LabelDialogForm = ({ unit, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateLabel()
  const save = async ({ label }: { label: string }): Promise<string> => {
    await change({ unitId: unit.id, label: label.trim() })
    return label.trim() ? 'Etiqueta salva.' : 'Etiqueta removida.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={`Etiqueta de ${unit.serial}`}
      submitLabel="Salvar etiqueta"
      initialValues={{ label: unit.label ?? '' }}
      validate={({ label }) => schemaErrors(equipmentLabelBody, { label: label.trim() })}
      save={save}
    >
      <FormField
        name="label"
        label="Etiqueta"
        optional
        hint="Como sua empresa chama o equipamento: número do patrimônio, sala, equipe."
      >
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
