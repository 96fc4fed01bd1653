import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { unescapeFormula } from '@/services/format/csv.rules'
import { formatNumber } from '@/services/format/format.rules'
import { LINE_TITLE, MAX_IMPORT_LINES, REASON_TITLE, sameName, type SheetLine } from '@/services/http/import.rules'
import { Refusal, refuseField } from '../refusal'
import { decodeCsv } from './decode-csv'

/** The titles allowed in a file: those that are read, and those that only an export has; and the most lines. */
export type SheetTitles = { read: readonly string[]; passedOver: readonly string[]; maxLines?: number }

export type Sheet = {
  /** The titles as in the file. */
  titles: string[]
  /** The titles that are not read. */
  passedOver: string[]
  lines: SheetLine[]
}

const SEPARATORS = [';', ',', '\t'] as const
/** The length of text that is parsed before yielding to other requests. */
const PIECE = 64 * 1024

/**
 * Reads an uploaded CSV file: `;`, `,` or tabs between cells, UTF-8 (with or without byte order mark), UTF-16 or
 * Windows-1252, any line ends, quoted cells. A formula escaped by our own export is unescaped; cells are trimmed.
 * Refuses 400 for any other file and for unknown or repeated titles, 413 for too many lines.
 */
export async function readSheet(content: Uint8Array, titles: SheetTitles): Promise<Sheet> {
  const text = decodeCsv(content)
  const known = new Map([...titles.read, ...titles.passedOver, LINE_TITLE, REASON_TITLE].map((t) => [sameName(t), t]))
  const rows = recordsOf(text, separatorOf(text, known))
  const { value: head } = await rows.next()
  const columns = columnsOf(head ?? [], known)
  const isRead = new Set(titles.read)
  const most = titles.maxLines ?? MAX_IMPORT_LINES
  const lines: SheetLine[] = []
  let line = 1
  for await (const record of rows) {
    line += 1
    const raw = record.map(clean)
    if (raw.every((cell) => cell === '')) continue
    if (lines.length === most) throw tooMany(most)
    const cells = columns.flatMap((title, at) => (title && isRead.has(title) ? [[title, raw[at] ?? '']] : []))
    const isTooLong = raw.some((cell, at) => cell !== '' && !columns[at])
    lines.push({
      line,
      cells: Object.fromEntries(cells) as Record<string, string>,
      isTooLong,
      raw: raw.slice(0, columns.length),
    })
  }
  return {
    titles: (head ?? []).map(clean).slice(0, columns.length),
    passedOver: columns.filter((title) => title !== undefined && !isRead.has(title)) as string[],
    lines,
  }
}

const clean = (cell: string): string => unescapeFormula(cell.trim()).trim()

async function* recordsOf(text: string, delimiter: string): AsyncGenerator<string[], undefined> {
  const parser = parse({ delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
  try {
    for await (const record of Readable.from(piecesOf(text)).pipe(parser)) yield record as string[]
  } catch (error) {
    throw error instanceof CsvError ? broken(error) : error
  }
}

async function* piecesOf(text: string): AsyncGenerator<string, undefined> {
  for (let at = 0; at < text.length; at += PIECE) {
    await setImmediate()
    yield text.slice(at, at + PIECE)
  }
}

/** The separator that splits the first line into the most known titles. */
function separatorOf(text: string, known: ReadonlyMap<string, string>): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const found = SEPARATORS.map(
    (separator) => first.split(separator).filter((title) => known.has(sameName(title.replaceAll('"', '')))).length,
  )
  return SEPARATORS[found.indexOf(Math.max(...found))] ?? ';'
}

/** Our own title of each column of the file; undefined for a column without a title. */
function columnsOf(head: readonly string[], known: ReadonlyMap<string, string>): (string | undefined)[] {
  const titles = head.map(clean)
  const last = titles.findLastIndex((title) => title !== '')
  if (last < 0) throw refused('A primeira linha precisa ter os nomes das colunas. Baixe o modelo e compare.')
  const columns = titles.slice(0, last + 1).map((title) => (title === '' ? undefined : known.get(sameName(title))))
  const unknown = titles.filter((title, at) => title !== '' && at <= last && !columns[at])
  if (unknown.length > 0) throw refused(unknownSentence(unknown))
  const twice = columns.find((title, at) => title !== undefined && columns.indexOf(title) !== at)
  if (twice) throw refused(`A coluna “${twice}” aparece duas vezes. Deixe só uma.`)
  return columns
}

function unknownSentence(unknown: readonly string[]): string {
  const named = unknown.slice(0, 5).map((title) => `“${title.slice(0, 40)}”`)
  const rest = unknown.length > named.length ? ` e mais ${String(unknown.length - named.length)}` : ''
  const which = unknown.length === 1 ? 'Não conhecemos a coluna' : 'Não conhecemos as colunas'
  return `${which} ${named.join(', ')}${rest}. Use os nomes do modelo.`
}

/** The parser counts the records before the broken one. */
function broken({ records }: CsvError & { records?: number }): Refusal {
  const row = String((records ?? 0) + 1)
  return refused(
    `Na linha ${row} há aspas (") que não fecham ou estão fora do lugar. Abra o arquivo em uma planilha, salve de novo como CSV e envie.`,
  )
}

const tooMany = (most: number): Refusal =>
  new Refusal('too_large', {
    errors: [`A planilha tem mais de ${formatNumber(most)} linhas. Divida em arquivos menores.`],
  })

const refused = (sentence: string): Refusal => refuseField('file', sentence)
