import { Input } from 'antd'
import { Form, Formik } from 'formik'
import type { Schema } from '@/services/config/validation'
import { FocusFirstError } from '../forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '../forms/formErrors'
import { FormField } from '../forms/FormField'
import { FormDialog } from './FormDialog'

type Props<Name extends string> = {
  open: boolean
  onClose: () => void
  busy: boolean
  title: string
  submitLabel: string
  hint: string
  /** What the API calls the name, the name that it has now, and the rules that hold for it. */
  field: Name
  was: string | undefined
  schema: Schema
  /** Sends it and says that it is done; what is refused stands beside it. */
  save: (body: Record<Name, string>) => Promise<void>
}

/** Asks for the one name of a thing, new or not. */
export function NameDialog<Name extends string>({ field, was = '', schema, save, hint, ...dialog }: Props<Name>) {
  const toBody = (values: Record<Name, string>) => ({ [field]: values[field].trim() }) as Record<Name, string>
  const submit = orFieldErrors<Record<Name, string>>(async (values) => {
    await save(toBody(values))
    dialog.onClose()
  })
  return (
    <FormDialog {...dialog} width={440}>
      {(id) => (
        <Formik
          initialValues={{ [field]: was } as Record<Name, string>}
          validate={(values) => schemaErrors(schema, toBody(values))}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            <FormField name={field} label="Nome" hint={hint}>
              {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
