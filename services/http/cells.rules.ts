import { plainText } from '@/services/format/plain-text.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { sameName } from './import.rules'

// How the cells of a line are read: several things in one cell stand one a line.

/** What a cell says, or why it says nothing that we know. */
export type Cell<Value> = { value: Value } | { fault: string }

/** Gives the ids of what is called so. */
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

/** `R$ 1.499,90`, `1499,9` and, as other programs write it, `1499.90`; gives `1499.90`. What is no amount stays as it was. */
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

/** A spreadsheet shows a long number as `7,89E+12` and saves it like that: its digits are gone. */
export const isRounded = (text: string): boolean => /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(text)

const STANDING: Readonly<Record<string, boolean>> = {
  ativo: true,
  ativa: true,
  desativado: false,
  desativada: false,
  inativo: false,
  inativa: false,
}

/** Whether a thing is offered; an empty cell says nothing. */
export function readState(text: string): Cell<boolean | undefined> {
  if (text === '') return { value: undefined }
  const value = STANDING[plainText(text)]
  return value === undefined ? { fault: 'Escreva “Ativo” ou “Desativado”.' } : { value }
}

/** What a cell that names something says when there is none, or more than one, that is called so. */
export type NameFaults = { none: string; many: string }

/** The one thing that a cell names. */
export function namedCell(cell: string, find: Names, { none, many }: NameFaults): Cell<number> {
  if (cell === '') return { fault: EMPTY_CELL }
  const [id, other] = find(cell)
  if (id === undefined) return { fault: `${none} “${cell}”. Confira o nome ou cadastre antes.` }
  return other === undefined ? { value: id } : { fault: `${many} com o nome “${cell}”.` }
}

/** The things that a cell names, one a line. */
export function namedCells(cell: string, find: Names, faults: NameFaults): Cell<number[]> {
  const found = linesOf(cell).map((line) => namedCell(line, find, faults))
  const fault = found.find((one) => 'fault' in one)
  return fault ?? { value: found.flatMap((one) => ('value' in one ? [one.value] : [])) }
}

/** Finds things by their names: those that are written exactly so, else those that are the same but for their dress. */
export function namesOf(things: readonly { id: number; name: string }[]): Names {
  const exact = Map.groupBy(things, ({ name }) => name)
  const alike = Map.groupBy(things, ({ name }) => sameName(name))
  return (text) => (exact.get(text) ?? alike.get(sameName(text)) ?? []).map(({ id }) => id)
}

/** The same, and by what `numberedCell` writes: the number decides where there is such a thing of that name. */
export function numberedNamesOf(things: readonly { id: number; name: string }[]): Names {
  const byName = namesOf(things)
  const byCell = namesOf(things.map((thing) => ({ id: thing.id, name: numberedCell(thing) })))
  return (text) => {
    const found = byCell(text)
    return found.length > 0 ? found : byName(text)
  }
}

type NumberedRow = { id: number; name: string }

/** `12 – Vertex 14`: something whose name others may have too. */
export const numberedCell = ({ id, name }: NumberedRow): string => `${String(id)} – ${name}`.replace(/\s+/g, ' ')

type NamedRow = { id: number; name: string }

/**
 * Names that change while a file is read: what one line adds or renames, the lines below may name. As `namesOf` finds
 * them: those that are written exactly so, else those that are the same but for their dress.
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
