/** @database demo */
import { formatMonth } from '@/services/format/format.rules'
import { REPORTS } from '@/services/reports/reports.rules'
import type { Report } from '@/services/reports/reports.schema'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'

let admin: { token: string }
beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const report = async (key: string, query = {}): Promise<Report> => (await askReport(admin, key, query)).body

// Costs are a customer's: tests/server/reports/costs.test.ts.
const EVERY_GROUP = REPORTS.filter(({ ofActiveCompany }) => !ofActiveCompany).flatMap(({ key, groups }) =>
  groups.map((group) => [key, group.key] as const),
)

describe('each report on the demo data', () => {
  it.each(EVERY_GROUP)('%s by %s: the CSV has the same rows and columns, to the figure', async (key, group) => {
    const { columns, rows } = await report(key, { group })
    expect(rows.length).toBeGreaterThan(0)
    const expected = rows.map((row) =>
      Object.fromEntries(
        columns.map(({ key: name, label, unit }) => {
          const value = row[name] ?? ''
          const text =
            unit === 'month' ? formatMonth(`${value}-01`) : unit === 'text' ? value : String(value).replace('.', ',')
          return [unit === 'percent' ? `${label} (%)` : label, text]
        }),
      ),
    )
    expect(readCsvRows((await askReportCsv(admin, key, { group })).body)).toEqual(expected)
  })

  it.each(EVERY_GROUP)('%s by %s: the chart draws columns of the table', async (key, group) => {
    const { columns, chart } = await report(key, { group })
    const keys = columns.map((column) => column.key)
    expect(keys).toEqual(expect.arrayContaining([...chart.series, ...(chart.x === null ? [] : [chart.x])]))
  })
})
