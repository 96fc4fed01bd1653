import { formatReportValue } from '@/services/reports/report-cells.rules'
import { isNothing, type ReportColumn, type ReportUnit } from '@/services/reports/report-definition.rules'
import { toBusinessTenths, toReportRow, totalsOf } from '@/services/reports/report-values.rules'
import { REPORTS } from '@/services/reports/reports.rules'

const COLUMNS: readonly ReportColumn[] = [
  { key: 'name', label: 'Nome', unit: 'text' },
  { key: 'total', label: 'Total', unit: 'money', summed: true },
  { key: 'count', label: 'Vezes', unit: 'number', summed: true },
  { key: 'share', label: 'Parte', unit: 'percent', quotient: { of: 'some', by: 'count' } },
  { key: 'mean', label: 'Média', unit: 'days', quotient: { of: 'minutes', by: 'count' } },
  { key: 'rating', label: 'Nota', unit: 'score', quotient: { of: 'points', by: 'count' } },
]
const ROWS = [
  { name: 'Um', id: 7, total: '0.10', count: 3, some: 1, minutes: 540, points: 14 },
  { name: 'Dois', id: 8, total: '-0.30', count: 0, some: 0, minutes: 0, points: 0 },
  { name: 'Três', id: 9, total: '1000.20', count: 1, some: 1, minutes: 180, points: 5 },
]

describe('the values of a report', () => {
  it('are those of its columns and what links need; a quotient of nothing says nothing', () => {
    expect(ROWS.map((row) => toReportRow(COLUMNS, ['id'], row))).toEqual([
      { name: 'Um', id: 7, total: '0.10', count: 3, share: 33.3, mean: 0.3, rating: 4.7 },
      { name: 'Dois', id: 8, total: '-0.30', count: 0, share: null, mean: null, rating: null },
      { name: 'Três', id: 9, total: '1000.20', count: 1, share: 100, mean: 0.3, rating: 5 },
    ])
  })

  it('are summed up to the cent, and quotients are of the sums', () => {
    expect(totalsOf(COLUMNS, ROWS)).toEqual({ total: '1000.00', count: 4, share: 50, mean: 0.3, rating: 4.8 })
    expect(totalsOf(COLUMNS, [])).toEqual({ total: '0.00', count: 0, share: null, mean: null, rating: null })
  })

  it('are rounded half up', () => {
    expect([27, 26, 540, 0].map(toBusinessTenths)).toEqual([1, 0, 10, 0])
  })
})

describe('a value as people read it', () => {
  it.each<[ReportUnit, string | number | null, string]>([
    ['money', '1234.56', 'R$\u00A01.234,56'],
    ['money', '-5.00', '\u2212\u2009R$\u00A05,00'],
    ['month', '2026-11', '11/2026'],
    ['percent', 85.7, '85,7%'],
    ['percent', 100, '100%'],
    ['days', 0.3, '0,3'],
    ['days', 2, '2,0'],
    ['score', 4.5, '4,5'],
    ['number', 12_345, '12.345'],
    ['text', 'Aurora', 'Aurora'],
    ['percent', null, '–'],
  ])('%s %s is %s', (unit, value, text) => {
    expect(formatReportValue(unit, value)).toBe(text)
  })

  it('may be of nothing', () => {
    expect([null, 0, '0.00', undefined, '0.01', 'Aurora', 1].map(isNothing)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('each report', () => {
  it.each(REPORTS.map((report) => [report.key, report] as const))('%s draws and names what it has', (_key, report) => {
    for (const group of report.groups) {
      const has = report.columns.filter(({ groups }) => groups?.includes(group.key) ?? true)
      const keys = has.map(({ key }) => key)
      expect(keys).toEqual(expect.arrayContaining([...group.chart.series]))
      // A sum of means would say nothing: only a chart with a row for each bar or column draws them.
      if (group.chart.kind !== 'bars' && !group.everyMonth)
        for (const key of group.chart.series) expect(has.find((column) => column.key === key)?.summed).toBe(true)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})
