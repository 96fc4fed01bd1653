import { LAST_ID } from '@/services/config/id.schema'
import { ValidationError, type Schema } from '@/services/config/validation'
import { readWhole, type Cell } from './cells.rules'
import type { LineFault } from './import.rules'

type Cells = Readonly<Record<string, string>>

/** What a line of a file stands for, and how it is read: as the body that the API takes. */
export type SheetForm<Names> = {
  /** "produto": for sentences. */
  noun: { one: string; isFeminine?: boolean }
  /** Titles of the columns: of the number, by which a line means a row that is there, and of each field by its path. */
  titles: Readonly<Record<string, string>> & { number: string }
  /**
   * How each cell becomes what the API takes, by the path of its field: `dimensions.height` stands within `dimensions`.
   * Undefined says nothing.
   */
  readers: Readonly<Record<string, (cell: string, names: Names) => Cell<unknown>>>
  /** The API's own rules, for what is added and for what is changed. */
  newBody: Schema
  changeBody: Schema
  /** A sentence that suits a file better than the API's own. */
  sentenceFor?: (path: string, type: string | undefined) => string | undefined
}

export type ReadLine<Body> = {
  /** Of the row that the line names by it. */
  number: number | null
  body: Body
  faults: LineFault[]
}

/** What a line says. A column that the file does not have says nothing; an empty cell empties its field. */
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
 * What the API's own rules say against it: the first of each column of which nothing is said already.
 * @param cells the columns that the file has: what is added may miss one altogether
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

/** The title of the column of a field: of `features[2]` that of `features`. */
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

/** No row has the number that a line says. */
export const unknownNumber = ({ noun }: Spoken, number: number): string =>
  `Não há ${noun.one} com o número ${String(number)}. Deixe vazio para cadastrar ${noun.isFeminine ? 'uma nova' : 'um novo'}.`

/** An earlier line means the same row. */
export const sameRow = ({ noun }: Spoken, line: number): string =>
  `A linha ${String(line)} já ${noun.isFeminine ? `trata desta ${noun.one}` : `trata deste ${noun.one}`}.`

/** The line that was first with it, if this is not the first. */
export function firstOf<Key>(seen: Map<Key, number>, key: Key, line: number): number | undefined {
  const first = seen.get(key)
  if (first === undefined) seen.set(key, line)
  return first
}
