import type { CsvColumn } from '@/services/format/csv.rules'
import { formatAmount } from '@/services/format/format.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { type Cell, readState, textCell, textOrNullCell } from '@/services/http/cells.rules'
import { sheetOf, templateCsv } from '@/services/http/import.rules'
import type { DescribedField } from './edit-conflict.rules'

// One list of fields per kind of catalogue record. Its CSV columns, import readers, template, form values, request body
// and the texts of its changes are derived from that list.

/**
 * The types of one kind: an exported row, the record that the form edits, names that cells may use, choices of the
 * form.
 */
export type FieldTypes = { row: { id: number }; thing: unknown; names: unknown; choices: unknown }

/** A field as it is imported, exported, edited and shown. The list is in the order of the CSV columns. */
export type Field<Types extends FieldTypes> = {
  /** Path in the request body, where it differs from the name: `dimensions.height`. */
  path?: string
  /** The column that is exported and imported. */
  column?: {
    title: string
    print: (row: Types['row']) => string | number | null
    parse: (cell: string, names: Types['names']) => Cell<unknown>
    /** In the example row of the template. */
    example?: string | ((choices: Types['choices']) => string)
  }
  /** Columns that are exported only; an import ignores them. */
  exportOnly?: readonly CsvColumn<Types['row']>[]
  /** The value in the form: for a new record, for an existing one, and what is sent for it; undefined sends nothing. */
  input?: { empty: unknown; read: (thing: Types['thing']) => unknown; send: (value: never) => unknown }
  /** The text of a value in the history and in edit conflicts, in the order of `place`. */
  change?: { place: number; label: string; text: (value: never, choices: Types['choices']) => string }
}

export type FieldList<Types extends FieldTypes> = Readonly<Record<string, Field<Types>>>

/** The values of the form of a field list. */
export type FormValues<Fields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { input: object } ? Name : never]: Fields[Name] extends {
    input: { empty: infer Value }
  }
    ? Value
    : never
}

/** The CSV file of a kind: columns, what an import reads of them and how, and the template with an example row. */
export function csvFileOf<Types extends FieldTypes>(numberTitle: string, fields: FieldList<Types>) {
  const imported = Object.entries(fields).flatMap(([name, { path = name, column }]) =>
    column ? [{ path, ...column }] : [],
  )
  const titles = { number: numberTitle, ...Object.fromEntries(imported.map(({ path, title }) => [path, title])) }
  const columns: CsvColumn<Types['row']>[] = [
    { title: numberTitle, value: ({ id }) => id },
    ...Object.values(fields).flatMap(({ column, exportOnly = [] }) => [
      ...(column ? [{ title: column.title, value: column.print }] : []),
      ...exportOnly,
    ]),
  ]
  const sheet = sheetOf(columns, titles)
  const template = (choices: Types['choices']): string =>
    templateCsv(
      sheet.read,
      Object.fromEntries(
        imported.map(({ title, example = '' }) => [title, typeof example === 'string' ? example : example(choices)]),
      ),
    )
  return { titles, columns, sheet, template, readers: Object.fromEntries(imported.map((one) => [one.path, one.parse])) }
}

type WithInput = {
  path?: string
  column?: unknown
  exportOnly?: unknown
  input?: { empty: unknown; read: (thing: never) => unknown; send: (value: never) => unknown }
}

const inputsOf = (fields: Readonly<Record<string, WithInput>>) =>
  Object.entries(fields).flatMap(([name, { path = name, input }]) => (input ? [{ name, path, input }] : []))

/** The form of a new record. */
export const emptyForm = <Fields extends Readonly<Record<string, WithInput>>>(fields: Fields) =>
  Object.fromEntries(inputsOf(fields).map(({ name, input }) => [name, input.empty])) as FormValues<Fields>

/** The form of an existing record. */
export const formOf = <Fields extends Readonly<Record<string, WithInput>>>(fields: Fields, thing: unknown) =>
  Object.fromEntries(
    inputsOf(fields).map(({ name, input }) => [name, input.read(thing as never)]),
  ) as FormValues<Fields>

/** The request body of a form, without the fields in `except`; not validated yet. */
export function bodyOf(
  fields: Readonly<Record<string, WithInput>>,
  values: Readonly<Record<string, unknown>>,
  except: readonly string[] = [],
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { name, path, input } of inputsOf(fields)) {
    const value = input.send(values[name] as never)
    const [field = '', part] = path.split('.')
    if (value === undefined || except.includes(name)) continue
    body[field] = part ? { ...(body[field] as object | undefined), [part]: value } : value
  }
  return body
}

/** The values of a request body that differ from those before; the order of ids in a list does not matter. */
export function changedValues<Body extends object>(before: Body, after: Body): Partial<Body> {
  const text = (value: unknown): string => (Array.isArray(value) ? value.toSorted().join() : String(value))
  const entries = (body: Body): [string, unknown][] => Object.entries(body)
  const was = new Map(entries(before))
  const changed = entries(after).filter(([name, value]) => text(value) !== text(was.get(name)))
  return Object.fromEntries(changed) as Partial<Body>
}

/** How the changes of a kind are described; a missing value has no text. */
export const describedFields = <Types extends FieldTypes>(
  fields: FieldList<Types>,
): DescribedField<object, Types['choices']>[] =>
  Object.entries(fields)
    .flatMap(([name, { path = name, change }]) => (change ? [{ name, path, ...change }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, path, label, text }) => ({
      name,
      field: label,
      text: (record, choices) => {
        const value = valueAt(record, path)
        return value === undefined || value === null ? '' : text(value as never, choices)
      },
    }))

const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], record)

// ---- inputs that several kinds share

/** A required text: empty input is sent as an empty text, which the schema refuses. */
export const textInput = <Thing>(read: (thing: Thing) => string) => ({
  empty: '',
  read,
  send: (value: string): unknown => value.trim(),
})

/** An optional text: empty input is sent as null. */
export const optionalTextInput = <Thing>(read: (thing: Thing) => string | null) => ({
  empty: '',
  read: (thing: Thing): string => read(thing) ?? '',
  send: (value: string): unknown => value.trim() || null,
})

/** The id of a chosen record, as text; empty until one is chosen. */
export const idInput = <Thing>(read: (thing: Thing) => number) => ({
  empty: '',
  read: (thing: Thing): string => String(read(thing)),
  send: (value: string): unknown => (value === '' ? undefined : Number(value)),
})

export const idsInput = <Thing>(read: (thing: Thing) => readonly { id: number }[]) => ({
  empty: [] as number[],
  read: (thing: Thing): number[] => read(thing).map(({ id }) => id),
  send: (value: number[]): unknown => value,
})

/** An amount as typed, `1.499,90`. */
export const moneyInput = <Thing>(read: (thing: Thing) => string) => ({
  empty: '',
  read: (thing: Thing): string => formatAmount(read(thing)),
  send: (value: string): unknown => fromTypedMoney(value),
})

/** A whole number; empty input is not sent. */
export const wholeInput = <Thing>(read: (thing: Thing) => number) => ({
  empty: '',
  read: (thing: Thing): string => String(read(thing)),
  send: (value: string): unknown => (value.trim() === '' ? undefined : Number(value.trim())),
})

/** An optional whole number: empty input is sent as null. */
export const optionalWholeInput = <Thing>(read: (thing: Thing) => number | null) => ({
  empty: '',
  read: (thing: Thing): string => String(read(thing) ?? ''),
  send: (value: string): unknown => (value.trim() === '' ? null : Number(value.trim())),
})

/** Whether the record is active; a new one is. */
export const activeInput = {
  empty: true,
  read: ({ active }: { active: boolean }): boolean => active,
  send: (value: boolean): unknown => value,
}

// ---- whole fields that several kinds share

type Column = { title: string; example: string }

/** A required text. */
export const textField = <Name extends string>(name: Name, { title, example }: Column) => ({
  column: { title, print: (row: Record<Name, string>): string => row[name], parse: textCell, example },
  input: textInput((thing: Record<Name, string>) => thing[name]),
})

export const optionalTextField = <Name extends string>(name: Name, { title, example }: Column) => ({
  column: { title, print: (row: Record<Name, string | null>) => row[name], parse: textOrNullCell, example },
  input: optionalTextInput((thing: Record<Name, string | null>) => thing[name]),
})

/** A number that is exported only. */
export const countField = <Name extends string>(name: Name, title: string) => ({
  exportOnly: [{ title, value: (row: Record<Name, number>): number => row[name] }],
})

export const activeField = {
  column: {
    title: 'Situação',
    print: ({ active }: { active: boolean }): string => (active ? 'Ativo' : 'Desativado'),
    parse: readState,
    example: 'Desativado',
  },
  input: activeInput,
}
