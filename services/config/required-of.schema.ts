import type { Schema } from 'yup'

type RequiredFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: (...message: never[]) => infer Required } ? Required : never
}

/** The same fields, each required: for the body that creates a record whose update body has optional fields. */
export const requiredOf = <Fields extends Readonly<Record<string, Schema>>>(fields: Fields): RequiredFields<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (field as Schema & { required: () => Schema }).required()]),
  ) as RequiredFields<Fields>
