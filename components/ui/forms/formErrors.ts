import type { FormikErrors, FormikHelpers } from 'formik'
import { ValidationError, type Schema } from '@/services/config/validation'

type Errors = Record<string, string>

/** "address.postal_code" and "postal_code" are the same field to a flat form. */
const lastOf = (path: string): string => path.split('.').at(-1) ?? path

/** What a schema says against a value, the first message of each field, by the field's last name. */
export function schemaErrors(schema: Schema, value: unknown): Errors {
  try {
    schema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [lastOf(path ?? ''), message]))
  }
}

/** The field messages of a refusal of the API, likewise; none for any other failure, which a toast has told. */
export function refusalErrors(error: unknown): Errors {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : {}
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, messages]) => [
      lastOf(name),
      Array.isArray(messages) ? String(messages[0]) : '',
    ]),
  )
}

/** Sends a form; what the API refuses stands at its field, and everything that was typed stays. A toast has told the rest. */
export const orFieldErrors =
  <Values>(send: (values: Values) => Promise<void>) =>
  async (values: Values, { setErrors }: Pick<FormikHelpers<Values>, 'setErrors'>): Promise<void> => {
    try {
      await send(values)
    } catch (error) {
      setErrors(refusalErrors(error) as FormikErrors<Values>)
    }
  }
