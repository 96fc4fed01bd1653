// A list as a CSV file that a Brazilian Excel opens directly: UTF-8 with byte order mark, `;` between cells, a comma in
// numbers, CRLF after each line, quotes where a cell needs them (RFC 4180).

/** A column: its title, and its value for a row; null is an empty cell. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null }

/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Text that a spreadsheet could take for a formula or for the end of the cell: also after blanks, which some trim, and
 * with the full-width characters of East Asian keyboards. Leading apostrophes match too, so that escaping can be
 * undone.
 */
const DANGEROUS = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/u

/** Escapes a text that a spreadsheet could run as a formula with a leading apostrophe. */
export const neutralise = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** Undoes `neutralise`, for files of ours that are imported again. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell

/** The first line: the titles of the columns. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  BYTE_ORDER_MARK + line(columns.map(({ title }) => title))

/** The lines of these rows. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ value }) => textOf(value(row))))).join('')

/** `"1499.90"`, the API's format, with a decimal comma for Excel: `1499,90`. */
export const csvDecimal = (decimal: string): string => decimal.replace('.', ',')

const textOf = (value: string | number | null): string =>
  typeof value === 'number' ? csvDecimal(String(value)) : (value ?? '')

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

function cell(text: string): string {
  const plain = neutralise(text)
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
