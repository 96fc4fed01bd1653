import { setIn, type FormikErrors } from 'formik'
import type { Schema } from '@/services/config/validation'
import { refusalMessages, schemaMessages } from './formErrors'

/** Maps a schema message to the field that shows it and its wording; `type` names the schema's rule. */
type Say = (path: string, message: string, type?: string) => readonly [field: string, sentence: string]

const asItIs: Say = (path, message) => [path, message]

const gathered = <Values>(said: readonly (readonly [field: string, sentence: string])[]): FormikErrors<Values> =>
  said.reduce<FormikErrors<Values>>(
    (errors, [field, sentence]) => setIn(errors, field, sentence) as FormikErrors<Values>,
    {},
  )

/** The schema's messages for a value with lists: the first message of each field, at the field's path. */
export const nestedSchemaErrors = <Values>(schema: Schema, value: unknown, say = asItIs): FormikErrors<Values> =>
  gathered(schemaMessages(schema, value).map(({ path = '', message, type }) => say(path, message, type)))

/** As `nestedSchemaErrors`, for an API refusal. */
export const nestedRefusalErrors = <Values>(error: unknown, say = asItIs): FormikErrors<Values> =>
  gathered(refusalMessages(error).map(([path, message]) => say(path, message)))
