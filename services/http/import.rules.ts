import { csvHead, csvLines } from '@/services/format/csv.rules'
import { plainText } from '@/services/format/plain-text.rules'

/** As many lines a file may have: what is checked in a few seconds, and can still be looked through. */
export const MAX_IMPORT_LINES = 5_000

/** And this many of what is tried line after line, while others wait for the rows that are held. */
export const MAX_TRIED_LINES = 1_000

export const MAX_IMPORT_BYTES = 5_000_000

/** The columns that the file of failed lines adds; when it comes back they are passed over. */
export const LINE_TITLE = 'Linha'
export const REASON_TITLE = 'O que corrigir'

/** A line of a file: what its cells say, by the titles of the columns that are read and that the file has. */
export type SheetLine = {
  /** As a spreadsheet numbers its rows: the titles are row 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Something stands beyond the last title. */
  isTooLong: boolean
  /** Every cell, in the file's own order. */
  raw: readonly string[]
}

/** Why a line cannot be imported: in which column, or the whole line. */
export type LineFault = { column: string | null; message: string }

/** Titles and names are the same whatever their accents, capitals and blanks. */
export const sameName = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** Which columns of an export an import reads, and which it passes over. */
export function sheetOf(columns: readonly { title: string }[], titles: Readonly<Record<string, string>>) {
  const read = new Set(Object.values(titles))
  return {
    read: columns.map(({ title }) => title).filter((title) => read.has(title)),
    passedOver: columns.map(({ title }) => title).filter((title) => !read.has(title)),
  }
}

/** A file with the titles that an import reads, and one line as an example. */
export function templateCsv(titles: readonly string[], example: Readonly<Record<string, string>>): string {
  const columns = titles.map((title) => ({
    title,
    value: (row: Readonly<Record<string, string>>) => row[title] ?? '',
  }))
  return csvHead(columns) + csvLines(columns, [example])
}
