import { setIn, type FormikErrors } from 'formik'
import { ValidationError, type Schema } from '@/services/config/validation'

const gathered = <Values>(said: readonly (readonly [path: string, message: string])[]): FormikErrors<Values> =>
  said.reduce<FormikErrors<Values>>(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  )

/** What a schema says against a value with lists in it, the first message of each field, where the field is. */
export function nestedSchemaErrors<Values>(schema: Schema, value: unknown): FormikErrors<Values> {
  try {
    schema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return gathered(error.inner.toReversed().map(({ path = '', message }) => [path, message] as const))
  }
}

/** The field messages of a refusal of the API, likewise; none for any other failure, which a toast has told. */
export function nestedRefusalErrors<Values>(error: unknown): FormikErrors<Values> {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : {}
  return gathered(
    Object.entries(fields ?? {}).map(
      ([path, messages]) => [path, Array.isArray(messages) ? String(messages[0]) : ''] as const,
    ),
  )
}
