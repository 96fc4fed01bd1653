import type { FormikErrors, FormikHelpers } from 'formik'
import { ValidationError, type Schema } from '@/services/config/validation'

type Errors = Record<string, string>

/** Flat forms use the last part of a path: "postal_code" for "address.postal_code". */
const lastOf = (path: string): string => path.split('.').at(-1) ?? path

/** The schema's messages for a value, in reverse, so that the first message of a field is applied last and wins. */
export function schemaMessages(
  schema: Schema,
  value: unknown,
): readonly Pick<ValidationError, 'path' | 'message' | 'type'>[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.toReversed()
  }
}

/** The field messages of an API refusal; empty for any other failure, which a toast has shown. */
export function refusalMessages(error: unknown): [path: string, message: string][] {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : {}
  return Object.entries(fields ?? {}).map(([path, messages]) => [
    path,
    Array.isArray(messages) ? String(messages[0]) : '',
  ])
}

/** The first message of each field, keyed by the last part of the field's path. */
export const schemaErrors = (schema: Schema, value: unknown): Errors =>
  Object.fromEntries(schemaMessages(schema, value).map(({ path = '', message }) => [lastOf(path), message]))

/** As `schemaErrors`, for an API refusal. */
export const refusalErrors = (error: unknown): Errors =>
  Object.fromEntries(refusalMessages(error).map(([path, message]) => [lastOf(path), message]))

/** Submits a form and shows the field errors of a refusal at their fields; a toast has shown any other failure. */
export const orFieldErrors =
  <Values>(send: (values: Values) => Promise<void>) =>
  async (values: Values, { setErrors }: Pick<FormikHelpers<Values>, 'setErrors'>): Promise<void> => {
    try {
      await send(values)
    } catch (error) {
      setErrors(refusalErrors(error) as FormikErrors<Values>)
    }
  }
