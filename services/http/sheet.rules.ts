import { LAST_ID } from '@/services/config/id.schema'
import { ValidationError, type Schema } from '@/services/config/validation'
import { readWhole, type Cell } from './cells.rules'
import type { LineFault } from './import.rules'

type Cells = Readonly<Record<string, string>>

/** The format of a file's lines: how each is read into a request body of the API. */
export type SheetForm<Names> = {
  /** "produto", for messages. */
  noun: { one: string; isFeminine?: boolean }
  /** The column titles: of the number that identifies an existing row, and of each field by its path. */
  titles: Readonly<Record<string, string>> & { number: string }
  /**
   * How each cell is converted to the API's value, by the path of its field: `dimensions.height` is nested in
   * `dimensions`. Undefined leaves the field out.
   */
  readers: Readonly<Record<string, (cell: string, names: Names) => Cell<unknown>>>
  /** The API's own schemas, for creating and for updating. */
  newBody: Schema
  changeBody: Schema
  /** A message that fits a file better than the API's own. */
  sentenceFor?: (path: string, type: string | undefined) => string | undefined
}

export type ReadLine<Body> = {
  /** The number of an existing row; null for a new one. */
  number: number | null
  body: Body
  faults: LineFault[]
}

/** Reads a line into a body and its faults. A missing column leaves its field out; an empty cell clears it. */
export function readLine<Names, Body>(form: SheetForm<Names>, cells: Cells, names: Names): ReadLine<Body> {
  const faults: LineFault[] = []
  const body: Record<string, unknown> = {}
  for (const [path, read] of Object.entries(form.readers)) {
    const column = titleOf(form, path) ?? path
    const cell = cells[column]
    if (cell === undefined) continue
    const said = read(cell, names)
    if ('fault' in said) faults.push({ column, message: said.fault })
    else put(body, path, said.value)
  }
  const text = cells[form.titles.number] ?? ''
  const number = text === '' ? null : readWhole(text)
  if (number !== null && !(number >= 1 && number <= LAST_ID))
    faults.push({ column: form.titles.number, message: noNumber(form) })
  return { number, body: body as Body, faults }
}

/**
 * The faults by the API's own schema: the first of each column without a fault so far.
 * @param cells the columns of the file: a new row may lack one altogether
 */
export function faultsOf<Names>(
  form: SheetForm<Names>,
  body: unknown,
  { isNew, cells, said }: { isNew: boolean; cells: Cells; said: readonly LineFault[] },
): LineFault[] {
  try {
    ;(isNew ? form.newBody : form.changeBody).validateSync(body, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const all = error.inner.map(({ path = '', message, type }): LineFault => {
      const column = titleOf(form, path) ?? null
      if (column !== null && cells[column] === undefined) return { column, message: missingColumn(form) }
      return { column, message: form.sentenceFor?.(bareOf(path), type) ?? message }
    })
    return all.filter(
      ({ column }, at) =>
        !said.some((one) => one.column === column) && all.findIndex((one) => one.column === column) === at,
    )
  }
}

/** The title of a field's column: for `features[2]` that of `features`. */
export function titleOf<Names>({ titles }: SheetForm<Names>, path: string): string | undefined {
  const bare = bareOf(path)
  return Object.hasOwn(titles, bare) ? titles[bare] : undefined
}

const bareOf = (path: string): string => path.replace(/\[.*$/, '')

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [field = '', part] = path.split('.')
  if (value === undefined) return
  body[field] = part ? { ...(body[field] as object | undefined), [part]: value } : value
}

type Spoken = Pick<SheetForm<never>, 'noun'>

const aNew = ({ noun }: Spoken): string => (noun.isFeminine ? `uma ${noun.one} nova` : `um ${noun.one} novo`)

const noNumber = (form: Spoken): string =>
  `Use o número que está no arquivo baixado, ou deixe vazio para cadastrar ${aNew(form)}.`

const missingColumn = (form: Spoken): string => `Falta esta coluna, que ${aNew(form)} precisa ter.`

/** The message for a line whose number matches no row. */
export const unknownNumber = ({ noun }: Spoken, number: number): string =>
  `Não há ${noun.one} com o número ${String(number)}. Deixe vazio para cadastrar ${noun.isFeminine ? 'uma nova' : 'um novo'}.`

/** The message for a line whose row an earlier line already has. */
export const sameRow = ({ noun }: Spoken, line: number): string =>
  `A linha ${String(line)} já ${noun.isFeminine ? `trata desta ${noun.one}` : `trata deste ${noun.one}`}.`

/** The line that had this key first, if it is another line. */
export function firstOf<Key>(seen: Map<Key, number>, key: Key, line: number): number | undefined {
  const first = seen.get(key)
  if (first === undefined) seen.set(key, line)
  return first
}
