import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { FocusFirstError } from '@/components/ui/FocusFirstError'
import { FormDialog } from '@/components/ui/FormDialog'
import { orFieldErrors, schemaErrors } from '@/components/ui/formErrors'
import { FormField } from '@/components/ui/FormField'
import { toast } from '@/components/ui/toast'
import { useSavePropertyType } from '@/hooks/catalogue/useSaveType'
import { propertyTypeBody, type PropertyType, type PropertyTypeFields } from '@/services/catalogue/types.schema'

type Props = {
  /** The type that is renamed; none = a new one. */
  type: PropertyType | undefined
  open: boolean
  onClose: () => void
}

const toBody = ({ name }: PropertyTypeFields): PropertyTypeFields => ({ name: name.trim() })

/** Creates a type of property, or gives one another name. */
export const PropertyTypeDialogForm = ({ type, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSavePropertyType(type?.id)
  const submit = orFieldErrors<PropertyTypeFields>(async (values) => {
    const { name } = await save(toBody(values))
    toast.success(type ? `Tipo renomeado para ${name}.` : `Tipo ${name} criado.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={type ? `Renomear ${type.name}` : 'Novo tipo de propriedade'}
      submitLabel={type ? 'Salvar nome' : 'Criar tipo'}
    >
      {(id) => (
        <Formik
          initialValues={{ name: type?.name ?? '' }}
          validate={(values) => schemaErrors(propertyTypeBody, toBody(values))}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            <FormField name="name" label="Nome" hint="Só a equipe vê; o cliente lê o texto da pergunta.">
              {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
