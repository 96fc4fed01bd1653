import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { FocusFirstError } from '@/components/ui/FocusFirstError'
import { FormDialog } from '@/components/ui/FormDialog'
import { orFieldErrors, schemaErrors } from '@/components/ui/formErrors'
import { FormField } from '@/components/ui/FormField'
import { toast } from '@/components/ui/toast'
import { useSaveCategory } from '@/hooks/catalogue/useSaveCategory'
import { categoryBody, type Category, type CategoryFields } from '@/services/catalogue/categories.schema'

type Props = {
  /** The category that is renamed; none = a new one. */
  category: Category | undefined
  open: boolean
  onClose: () => void
}

const toBody = ({ title }: CategoryFields): CategoryFields => ({ title: title.trim() })

/** Creates a category, or gives one another name. */
export const CategoryDialogForm = ({ category, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveCategory(category?.id)
  const submit = orFieldErrors<CategoryFields>(async (values) => {
    const { title } = await save(toBody(values))
    toast.success(category ? `Categoria renomeada para ${title}.` : `Categoria ${title} criada.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={category ? `Renomear ${category.title}` : 'Nova categoria'}
      submitLabel={category ? 'Salvar nome' : 'Criar categoria'}
    >
      {(id) => (
        <Formik
          initialValues={{ title: category?.title ?? '' }}
          validate={(values) => schemaErrors(categoryBody, toBody(values))}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            <FormField name="title" label="Nome" hint="Agrupa produtos na lista e no arquivo CSV.">
              {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
