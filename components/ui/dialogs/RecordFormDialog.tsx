import { Form, Formik, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { toast } from '../feedback/toast'
import { FocusFirstError } from '../forms/FocusFirstError'
import { orFieldErrors } from '../forms/formErrors'
import { FormDialog } from './FormDialog'

type Props<Values> = {
  open: boolean
  onClose: () => void
  busy: boolean
  width: number
  title: string
  submitLabel: string
  initialValues: Values
  validate: (values: Values) => object
  /** Saves the values and gives the text of the toast; field errors of a refusal go to the form. */
  save: (values: Values) => Promise<string>
  children: (values: Values) => ReactNode
}

/** Creates or edits a record in a dialog, which closes once it is saved. */
export const RecordFormDialog = <Values extends FormikValues>(props: Props<Values>) => {
  const { open, onClose, busy, width, title, submitLabel, initialValues, validate, save, children } = props
  const submit = orFieldErrors<Values>(async (values) => {
    toast.success(await save(values))
    onClose()
  })
  return (
    <FormDialog open={open} onClose={onClose} busy={busy} width={width} title={title} submitLabel={submitLabel}>
      {(id) => (
        <Formik initialValues={initialValues} validate={validate} validateOnBlur={false} onSubmit={submit}>
          {({ values }) => (
            <Form id={id} noValidate>
              {children(values)}
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      )}
    </FormDialog>
  )
}
