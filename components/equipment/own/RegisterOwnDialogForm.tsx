import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRegisterOwnEquipment } from '@/hooks/equipment/own-equipment.queries'
import {
  EMPTY_OWN_EQUIPMENT,
  type NewOwnValues,
  serialsObjection,
  toNewOwnEquipment,
} from '@/services/equipment/own/own-equipment-form.rules'
import { ownEquipmentBody } from '@/services/equipment/own/own-equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { parseSerials } from '@/services/stock/units/serials.rules'
import { OwnPlaceFields } from './OwnPlaceFields'

/** Registers equipment that the company owns: one serial, or many of the same model. */
export const RegisterOwnDialogForm = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { mutateAsync: register, isPending } = useRegisterOwnEquipment()
  const save = async (values: NewOwnValues): Promise<string> => {
    const { length } = await register(toNewOwnEquipment(values))
    return `${formatCount(length, 'equipamento cadastrado', 'equipamentos cadastrados')}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title="Cadastrar equipamento próprio"
      submitLabel="Cadastrar"
      initialValues={EMPTY_OWN_EQUIPMENT}
      validate={faultsOf}
      save={save}
    >
      {({ serials }) => (
        <>
          <FormField name="model" label="Marca e modelo">
            {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
          </FormField>
          <FormField name="serials" label="Seriais" hint={countHint(parseSerials(serials).length)}>
            {(control) => <TextArea {...control} rows={3} spellCheck={false} autoCapitalize="characters" />}
          </FormField>
          <OwnPlaceFields />
        </>
      )}
    </RecordFormDialog>
  )
}

function faultsOf(values: NewOwnValues): Record<string, string> {
  const { serials: _, ...faults } = schemaErrors(ownEquipmentBody, toNewOwnEquipment(values))
  const objection = serialsObjection(values.serials)
  const others = Object.entries(faults).filter(([field]) => !field.startsWith('serials'))
  return { ...Object.fromEntries(others), ...(objection && { serials: objection }) }
}

const countHint = (count: number): string =>
  count > 1
    ? `${formatCount(count, 'equipamento', 'equipamentos')} desse modelo.`
    : 'Um por linha. Pode colar vários do mesmo modelo.'
