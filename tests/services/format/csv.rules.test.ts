import fc from 'fast-check'
import { type CsvColumn, csvDecimal, csvHead, csvLines, neutralise, unescapeFormula } from '@/services/format/csv.rules'
import { readCsv } from '@/tests/factories/http/csv'

const columnsFor = (count: number): CsvColumn<readonly string[]>[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Coluna ${String(index)}`,
    value: (row) => row[index] ?? null,
  }))

/** Texts with more special characters than random ones have. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\r\n', ';', '"', '""', "'", ',', ' ', 'ção', '1', '＝'),
    )
    .map((parts) => parts.join('')),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { maxLength: 6 }))

describe('a CSV file', () => {
  it('is read back as the rows that it was written from, whatever they contain', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const columns = columnsFor(rows[0]?.length ?? 1)
        const [, ...read] = readCsv(csvHead(columns) + csvLines(columns, rows))
        expect(read).toEqual(rows.map((row) => row.map(neutralise)))
      }),
      { numRuns: 1000 },
    )
  })

  it('has no cell that a spreadsheet would run as a formula, and changes no other cell', () => {
    fc.assert(
      fc.property(text, (value) => {
        const written = neutralise(value)
        expect(written).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
        expect(written.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
        expect([value, `'${value}`]).toContain(written)
        expect(written === value).toBe(!/^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u.test(value))
        expect(unescapeFormula(written)).toBe(value)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['=HYPERLINK("http://mau.example")', `'=HYPERLINK("http://mau.example")`],
    ['+55 11 98765-4321', `'+55 11 98765-4321`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `'\r=1`],
    ['\n', `'\n`],
    ['  =1+1', `'  =1+1`],
    ['＝1+1', `'＝1+1`],
    ["'=1+1", "''=1+1"],
    ["'aspas'", "'aspas'"],
    ["D'Ávila & Filhos", "D'Ávila & Filhos"],
    ['Alfa - Beta', 'Alfa - Beta'],
    ['', ''],
  ])('neutralises %j as %j', (value, written) => expect(neutralise(value)).toBe(written))

  it('is what a Brazilian Excel expects, byte for byte', () => {
    type Row = { name: string; fee: string; items: number; note: string | null }
    const columns: CsvColumn<Row>[] = [
      { title: 'Razão social', value: ({ name }) => name },
      { title: 'Mensalidade', value: ({ fee }) => csvDecimal(fee) },
      { title: 'Itens', value: ({ items }) => items },
      { title: 'Nota', value: ({ note }) => note },
    ]
    const rows = [
      { name: 'Ação; e "Reação"', fee: '1499.90', items: 1200, note: null },
      { name: '=1+1', fee: '0.00', items: 2.5, note: ' duas\nlinhas' },
    ]
    expect(csvHead(columns) + csvLines(columns, rows)).toBe(
      '\uFEFFRazão social;Mensalidade;Itens;Nota\r\n' +
        '"Ação; e ""Reação""";1499,90;1200;\r\n' +
        `'=1+1;0,00;2,5;" duas\nlinhas"\r\n`,
    )
  })
})
