import { Form, Formik, type FormikConfig, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import type { Schema } from '@/services/config/validation'
import { toast } from '../feedback/toast'
import { FocusFirstError } from '../forms/FocusFirstError'
import { orFieldErrors } from '../forms/formErrors'
import { FormLeaveGuard } from '../forms/LeaveGuard'
import { FormDialog } from './FormDialog'

type Props<Values extends FormikValues> = Omit<ComponentProps<typeof FormDialog>, 'children'> &
  Pick<FormikConfig<Values>, 'initialValues' | 'validate'> & {
    validationSchema?: Schema
    /**
     * Saves the values and returns the text of the toast, or null for none. Field errors from the API go to the form.
     */
    save: (values: Values) => Promise<string | null>
    children: ReactNode | ((values: Values) => ReactNode)
  }

/** Creates or edits a record in a dialog, which closes once it is saved. */
export const RecordFormDialog = <Values extends FormikValues>(props: Props<Values>) => {
  const { initialValues, validate, validationSchema, save, children, ...dialog } = props
  const submit = orFieldErrors<Values>(async (values) => {
    const text = await save(values)
    if (text !== null) toast.success(text)
    dialog.onClose()
  })
  const form = { initialValues, validate, validationSchema, onSubmit: submit }
  return (
    <FormDialog {...dialog}>
      {(id) => (
        <Formik {...form} validateOnBlur={false}>
          {({ values }) => (
            <Form id={id} noValidate>
              {typeof children === 'function' ? children(values) : children}
              <FocusFirstError />
              <FormLeaveGuard />
            </Form>
          )}
        </Formik>
      )}
    </FormDialog>
  )
}
