import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useCreateUnit } from '@/hooks/stock/units.mutations'
import { emptyUnitForm, toNewUnit, type UnitForm } from '@/services/stock/units/unit-form.rules'
import { newUnitBody } from '@/services/stock/units/units.schema'
import { ProductSelect } from './ProductSelect'
import { GroupField, INITIAL_STATUS_OPTIONS, LocationField } from './UnitFields'

type Props = { open: boolean; onClose: () => void }

export const NewUnitDialogForm = ({ open, onClose }: Props) => {
  const { mutateAsync: create, isPending } = useCreateUnit()
  const save = async (values: UnitForm): Promise<string> => {
    const { serial } = await create(toNewUnit(values))
    return `Equipamento ${serial} cadastrado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title="Novo equipamento"
      submitLabel="Cadastrar equipamento"
      initialValues={emptyUnitForm()}
      validate={(values) => schemaErrors(newUnitBody, toNewUnit(values))}
      save={save}
    >
      {(values) => (
        <>
          <FormField<number | null> name="product_id" label="Produto">
            {(control) => <ProductSelect {...control} />}
          </FormField>
          <FormField name="status" label="Situação">
            {(control) => <NativeSelect {...control} placeholder={null} options={INITIAL_STATUS_OPTIONS} />}
          </FormField>
          <FormField
            name="serial"
            label="Serial"
            optional={values.status === 'WAITING_SERIAL'}
            hint={
              values.status === 'WAITING_SERIAL'
                ? 'Sem ele, usamos um código provisório até o serial chegar.'
                : undefined
            }
          >
            {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
          </FormField>
          <GroupField />
          <LocationField />
        </>
      )}
    </RecordFormDialog>
  )
}
