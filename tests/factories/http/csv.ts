import type { CsvColumn } from '@/services/format/csv.rules'

/** Parses CSV by RFC 4180 with `;` between cells, independently of the code that writes it. */
export function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let [row, cell, isQuoted] = [[] as string[], '', false]
  const text = file.replace(/^\uFEFF/, '')
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (isQuoted) {
      if (one !== '"') cell += one
      else if (text.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1]
      else isQuoted = false
    } else if (one === '"' && cell === '') isQuoted = true
    else if (one === ';') [row, cell] = [[...row, cell], '']
    else if (one === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell])
      ;[row, cell, at] = [[], '', at + 1]
    } else cell += one
  }
  if (isQuoted || cell !== '' || row.length > 0) throw new Error('The file ends in the middle of a line')
  return rows
}

/** The same as one object per row, keyed by column title. */
export function readCsvRows(file: string): Record<string, string>[] {
  const [titles = [], ...rows] = readCsv(file)
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])))
}

/** The cells of one row, keyed by column title. */
export const cellsOf = <Row>(columns: readonly CsvColumn<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ title, value }) => [title, value(row)]))
