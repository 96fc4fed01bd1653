import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
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

/** Creates a kind of product, or gives one another name; its simulator stays. */
export const ProductTypeDialogForm = ({ type, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveProductType(type?.id)
  const submit = orFieldErrors<ProductTypeFormValues>(async (values) => {
    const { name } = await save(toNewProductType(values))
    toast.success(type ? `Tipo ${name} salvo.` : `Tipo ${name} criado.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={type ? `Renomear ${type.name}` : 'Novo tipo de produto'}
      submitLabel={type ? 'Salvar nome' : 'Criar tipo'}
    >
      {(id) => (
        <Formik
          initialValues={toProductTypeFormValues(type)}
          validate={(values) => schemaErrors(newProductTypeBody, toNewProductType(values))}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            {!type && <SimulatorField />}
            <FormField name="name" label="Nome no singular" hint="Como em “1 notebook”.">
              {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
            </FormField>
            <FormField name="plural_name" label="Nome no plural" hint="Como em “2 notebooks”.">
              {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
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
