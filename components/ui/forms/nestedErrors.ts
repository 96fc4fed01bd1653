import { setIn, type FormikErrors } from 'formik'
import { ValidationError, type Schema } from '@/services/config/validation'

/** Where a form says what is wrong, and in which words: `type` is the rule's, where a schema says it. */
type Say = (path: string, message: string, type?: string) => readonly [field: string, sentence: string]

const asItIs: Say = (path, message) => [path, message]

const gathered = <Values>(said: readonly (readonly [field: string, sentence: string])[]): FormikErrors<Values> =>
  said.reduce<FormikErrors<Values>>(
    (errors, [field, sentence]) => setIn(errors, field, sentence) as FormikErrors<Values>,
    {},
  )

/** What a schema says against a value with lists in it, the first message of each field, where the field is. */
export function nestedSchemaErrors<Values>(schema: Schema, value: unknown, say = asItIs): FormikErrors<Values> {
  try {
    schema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return gathered(error.inner.toReversed().map(({ path = '', message, type }) => say(path, message, type)))
  }
}

/** The field messages of a refusal of the API, likewise; none for any other failure, which a toast has told. */
export function nestedRefusalErrors<Values>(error: unknown, say = asItIs): FormikErrors<Values> {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : {}
  return gathered(
    Object.entries(fields ?? {}).map(([path, messages]) =>
      say(path, Array.isArray(messages) ? String(messages[0]) : ''),
    ),
  )
}
