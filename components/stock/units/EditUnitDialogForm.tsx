import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdateUnit } from '@/hooks/stock/units.mutations'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { toUnitForm, toUnitUpdate, type UnitUpdateForm } from '@/services/stock/units/unit-form.rules'
import { unitUpdateBody } from '@/services/stock/units/units.schema'
import { GroupField, LocationField } from './UnitFields'

type Props = { unit: UnitDetail; open: boolean; onClose: () => void }

/** Edits group, location, label and a missing serial of a unit. */
export const EditUnitDialogForm = ({ unit, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateUnit(unit.id)
  const was = unit.awaits_serial ? { ...unit, serial: '' } : unit
  const toBody = (values: UnitUpdateForm) => toUnitUpdate(values, was, unit.version)
  const save = async (values: UnitUpdateForm): Promise<string> => {
    await change(toBody(values))
    return 'Dados do equipamento alterados.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Editar ${unit.serial}`}
      submitLabel="Salvar dados"
      initialValues={toUnitForm(was)}
      validate={(values) => schemaErrors(unitUpdateBody, toBody(values))}
      save={save}
    >
      {unit.awaits_serial && (
        <FormField name="serial" label="Serial" hint="Depois de salvo, não muda mais." optional>
          {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
        </FormField>
      )}
      <GroupField />
      {!unit.holder && <LocationField />}
      <FormField name="label" label="Etiqueta" hint="Como a empresa que aluga chama o equipamento." optional>
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
