import { plainText } from '@/services/format/plain-text.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { sameName } from './import.rules'

// How the cells of a line are read: a cell with several values has one per line.

/** The value of a cell, or why it has none that we know. */
export type Cell<Value> = { value: Value } | { fault: string }

/** Returns the ids of the records with this name. */
export type Names = (text: string) => number[]

export const EMPTY_CELL = 'Preencha esse campo'

export const textCell = (cell: string): Cell<string> => ({ value: cell })
export const textOrNullCell = (cell: string): Cell<string | null> => ({ value: cell === '' ? null : cell })
export const priceCell = (cell: string): Cell<string> =>
  cell === '' ? { fault: EMPTY_CELL } : { value: readPrice(cell) }
export const wholeOrNullCell = (cell: string): Cell<number | null> => ({ value: cell === '' ? null : readWhole(cell) })

export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * `R$ 1.499,90`, `1499,9` and, as other programs write it, `1499.90`; gives `1499.90`. Any other text is returned as it
 * was.
 */
export function readPrice(text: string): string {
  const bare = text.replace(/^R\$/i, '').trim()
  if (/^\d+\.\d{1,2}$/.test(bare)) return fromTypedMoney(bare.replace('.', ','))
  return fromTypedMoney(bare)
}

/** `1380`, `1.380` or, as a spreadsheet may show it, `1380,00`; NaN for anything else. */
export function readWhole(text: string): number {
  const bare = text.replace(/,0+$/, '')
  return /^\d+$|^\d{1,3}(\.\d{3})+$/.test(bare) ? Number(bare.replaceAll('.', '')) : Number.NaN
}

/** A spreadsheet shows a long number as `7,89E+12` and saves it in that form, so its digits are lost. */
export const isRounded = (text: string): boolean => /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(text)

const STANDING: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    ativo: true,
    ativa: true,
    desativado: false,
    desativada: false,
    inativo: false,
    inativa: false,
  }),
)

/** Whether a record is active; undefined for an empty cell. */
export function readState(text: string): Cell<boolean | undefined> {
  if (text === '') return { value: undefined }
  const value = STANDING.get(plainText(text))
  return value === undefined ? { fault: 'Escreva “Ativo” ou “Desativado”.' } : { value }
}

/** The errors of a cell whose name matches no record, or more than one. */
export type NameFaults = { none: string; many: string }

/** The id of the record that a cell names. */
export function namedCell(cell: string, find: Names, { none, many }: NameFaults): Cell<number> {
  if (cell === '') return { fault: EMPTY_CELL }
  const [id, other] = find(cell)
  if (id === undefined) return { fault: `${none} “${cell}”. Confira o nome ou cadastre antes.` }
  return other === undefined ? { value: id } : { fault: `${many} com o nome “${cell}”.` }
}

/** The ids of the records that a cell names, one per line. */
export function namedCells(cell: string, find: Names, faults: NameFaults): Cell<number[]> {
  const found = linesOf(cell).map((line) => namedCell(line, find, faults))
  const fault = found.find((one) => 'fault' in one)
  return fault ?? { value: found.flatMap((one) => ('value' in one ? [one.value] : [])) }
}

/** Finds records by name: exact matches, else matches that ignore accents, case and blanks. */
export function namesOf(things: readonly { id: number; name: string }[]): Names {
  const exact = Map.groupBy(things, ({ name }) => name)
  const alike = Map.groupBy(things, ({ name }) => sameName(name))
  return (text) => (exact.get(text) ?? alike.get(sameName(text)) ?? []).map(({ id }) => id)
}

/** As `namesOf`, and by the text of `numberedCell`: its number decides when the record has that name. */
export function numberedNamesOf(things: readonly { id: number; name: string }[]): Names {
  const byName = namesOf(things)
  const byCell = namesOf(things.map((thing) => ({ id: thing.id, name: numberedCell(thing) })))
  return (text) => {
    const found = byCell(text)
    return found.length > 0 ? found : byName(text)
  }
}

type NumberedRow = { id: number; name: string }

/** `12 – Vertex 14`: a record whose name may not be unique. */
export const numberedCell = ({ id, name }: NumberedRow): string => `${String(id)} – ${name}`.replace(/\s+/g, ' ')

type NamedRow = { id: number; name: string }

/**
 * Names that change while a file is read: a line may use the names that earlier lines add or change. Matches as
 * `namesOf` does: exact matches, else matches that ignore accents, case and blanks.
 */
export function changingNames(things: Iterable<NamedRow>) {
  const [exact, alike] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()]
  const called = new Map<number, string>()
  const put = ({ id, name }: NamedRow): void => {
    const old = called.get(id)
    if (old === name) return
    if (old !== undefined) {
      exact.get(old)?.delete(id)
      alike.get(sameName(old))?.delete(id)
    }
    called.set(id, name)
    among(exact, name).add(id)
    among(alike, sameName(name)).add(id)
  }
  for (const thing of things) put(thing)
  const find: Names = (text) => {
    const found = exact.get(text)
    return [...(found?.size ? found : (alike.get(sameName(text)) ?? []))]
  }
  return { find, put }
}

function among(groups: Map<string, Set<number>>, name: string): Set<number> {
  const group = groups.get(name) ?? new Set()
  groups.set(name, group)
  return group
}
