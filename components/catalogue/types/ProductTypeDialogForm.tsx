import { useQuery } from '@tanstack/react-query'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import { useSaveProductType } from '@/hooks/catalogue/types.mutations'
import {
  type ProductTypeFormValues,
  toNewProductType,
  toProductTypeFormValues,
} from '@/services/catalogue/types/type-fields.rules'
import { newProductTypeBody, type ProductType } from '@/services/catalogue/types/types.schema'

type Props = {
  /** The kind that is renamed; none = a new one. */
  type: ProductType | undefined
  open: boolean
  onClose: () => void
}

/** Creates a product type or renames one; its simulator stays. */
export const ProductTypeDialogForm = ({ type, open, onClose }: Props) => {
  const { mutateAsync, isPending } = useSaveProductType(type?.id)
  const save = async (values: ProductTypeFormValues): Promise<string> => {
    const { name } = await mutateAsync(toNewProductType(values))
    return type ? `Tipo ${name} salvo.` : `Tipo ${name} criado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={type ? `Renomear ${type.name}` : 'Novo tipo de produto'}
      submitLabel={type ? 'Salvar nome' : 'Criar tipo'}
      initialValues={toProductTypeFormValues(type)}
      validate={(values) => schemaErrors(newProductTypeBody, toNewProductType(values))}
      save={save}
    >
      {!type && <SimulatorField />}
      <FormField name="name" label="Nome no singular" hint="Como em “1 notebook”.">
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
      <FormField name="plural_name" label="Nome no plural" hint="Como em “2 notebooks”.">
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}

const SimulatorField = () => {
  const { data = [] } = useQuery(simulatorDetailsQueryOptions())
  return (
    <FormField name="simulator_id" label="Simulador">
      {(control) => (
        <NativeSelect {...control} options={data.map(({ id, name }) => ({ value: String(id), label: name }))} />
      )}
    </FormField>
  )
}
