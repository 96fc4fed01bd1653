import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { plainText } from '@/services/format/plain-text.rules'

// How the cells of a product's line are written and read: several things in one cell stand one a line.

/** What a cell says, or why it says nothing that we know. */
export type Cell<Value> = { value: Value } | { fault: string }

type Specification = { name: string; value: string }

/** `Tela: 14 pol.`; a colon or a backslash in the name gets a backslash before it. */
export const specificationCell = ({ name, value }: Specification): string =>
  `${name.replace(/[\\:]/g, '\\$&')}: ${value}`

export function readSpecifications(text: string): Cell<Specification[]> {
  const lines = linesOf(text)
  const read = lines.map((line) => /^((?:\\.|[^\\:])*):(.*)$/s.exec(line))
  const odd = lines.find((_, at) => !read[at])
  if (odd !== undefined)
    return { fault: `Escreva uma por linha, como “Memória: 16 GB”; “${odd}” está sem dois-pontos.` }
  return {
    value: read.flatMap((found) =>
      found ? [{ name: (found[1] ?? '').replace(/\\(.)/gs, '$1').trim(), value: (found[2] ?? '').trim() }] : [],
    ),
  }
}

/** `Uso: Escritório`: the kind of property and its name. */
export const propertyCell = ({ type, name }: { type: string; name: string }): string =>
  `${type}: ${name}`.replace(/\s+/g, ' ')

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

const STANDING: Readonly<Record<string, boolean>> = { ativo: true, desativado: false, inativo: false }

/** Whether the product is offered; an empty cell says nothing. */
export function readStanding(text: string): Cell<boolean | undefined> {
  if (text === '') return { value: undefined }
  const value = STANDING[plainText(text)]
  return value === undefined ? { fault: 'Escreva “Ativo” ou “Desativado”.' } : { value }
}
