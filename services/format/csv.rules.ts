// A list as a file that a Brazilian Excel opens by itself: UTF-8 with its mark, `;` between cells, a comma in numbers,
// CRLF after each line, quotes where a cell needs them (RFC 4180).

/** A column: its title, and what a row has in it; null is an empty cell. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null }

/** Without it Excel takes UTF-8 for Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet could take for a formula or for the end of the cell: also behind blanks, which some trim,
 * and in the wide form of East Asian keyboards. Apostrophes before it count too, so that one can be put and taken away.
 */
const DANGEROUS = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/u

/** A text as nothing but text: an apostrophe stands before what a spreadsheet could run. */
export const neutralise = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** The text that `neutralise` was given: what a cell of a file of ours says, when the file comes back. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell

/** The first line: what the columns are called. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  BYTE_ORDER_MARK + line(columns.map(({ title }) => title))

/** The lines of some rows. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ value }) => textOf(value(row))))).join('')

/** `"1499.90"`, as money travels, with the comma that Excel calculates with here: `1499,90`. */
export const csvDecimal = (decimal: string): string => decimal.replace('.', ',')

const textOf = (value: string | number | null): string =>
  typeof value === 'number' ? csvDecimal(String(value)) : (value ?? '')

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

function cell(text: string): string {
  const plain = neutralise(text)
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
