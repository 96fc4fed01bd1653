import { csvHead, csvLines } from '@/services/format/csv.rules'
import { plainText } from '@/services/format/plain-text.rules'

/** The most lines of a file: few enough to check in seconds and to review. */
export const MAX_IMPORT_LINES = 5_000

/** The most lines when each is tried in the database, where locked rows block other users. */
export const MAX_TRIED_LINES = 1_000

export const MAX_IMPORT_BYTES = 5_000_000

/** The columns that the file of failed lines adds; an import ignores them. */
export const LINE_TITLE = 'Linha'
export const REASON_TITLE = 'O que corrigir'

/** A line of a file: its cells by the titles of the columns that are read and that the file has. */
export type SheetLine = {
  /** As a spreadsheet numbers its rows: the titles are row 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** A cell beyond the last title is not empty. */
  isTooLong: boolean
  /** All cells, in the file's own order. */
  raw: readonly string[]
}

/** Why a line cannot be imported: the column at fault, or null for the whole line. */
export type LineFault = { column: string | null; message: string }

/** The form for comparing titles and names: ignores accents, case and blanks. */
export const sameName = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** The columns of an export that an import reads, and those it ignores. */
export function sheetOf(columns: readonly { title: string }[], titles: Readonly<Record<string, string>>) {
  const read = new Set(Object.values(titles))
  return {
    read: columns.map(({ title }) => title).filter((title) => read.has(title)),
    passedOver: columns.map(({ title }) => title).filter((title) => !read.has(title)),
  }
}

/** A file with the titles that an import reads, and an example line. */
export function templateCsv(titles: readonly string[], example: Readonly<Record<string, string>>): string {
  const columns = titles.map((title) => ({
    title,
    value: (row: Readonly<Record<string, string>>) => row[title] ?? '',
  }))
  return csvHead(columns) + csvLines(columns, [example])
}
