import { BILLING_REPORT } from '@/services/reports/definitions/billing-reports.rules'
import { STAGE_TIMES_REPORT } from '@/services/reports/definitions/order-reports.rules'
import { drawnChart as draw, MOST_BARS } from '@/services/reports/report-chart.rules'
import type { ReportColumn } from '@/services/reports/report-definition.rules'
import type { Report } from '@/services/reports/reports.schema'
import { wireReport } from '@/tests/factories/wire/report.wire'

const { rows: TWO } = wireReport()

const drawnChart = (report: Report, columns: readonly ReportColumn[] = BILLING_REPORT.columns) => draw(report, columns)

describe('the chart of a report', () => {
  it('stacks the parts of each month in order, rows of one month summed up to the cent', () => {
    const more = { ...TWO[1], company: 'Atlântica Logística', paid: '0.10', late: '0.20' }
    const drawn = drawnChart(wireReport({ rows: [...TWO, more] }))
    expect(drawn).toEqual({
      kind: 'columns',
      isStacked: true,
      unit: 'money',
      places: [
        { long: 'outubro de 2026', short: 'out' },
        { long: 'novembro de 2026', short: 'nov' },
      ],
      series: [
        { name: 'Pago', tone: undefined, values: [500.1, 250.1] },
        { name: 'Abatido por crédito', tone: undefined, values: [0, 100] },
        { name: 'A vencer', tone: undefined, values: [0, 400] },
        { name: 'Vencido', tone: 'late', values: [0.2, 649.9] },
        { name: 'Incobrável', tone: 'quiet', values: [0, 0] },
      ],
    })
  })

  it('has a place for each month in between, where nothing was', () => {
    const drawn = drawnChart(wireReport({ rows: [...TWO, { ...TWO[1], month: '2026-08' }] }))
    expect(drawn).toMatchObject({
      places: [{ short: 'ago' }, { short: 'set' }, { short: 'out' }, { short: 'nov' }],
      series: [{ name: 'Pago', values: [500, 0, 500, 250.1] }, {}, {}, {}, {}],
    })
  })

  it('draws a bar for each row, the largest first, what is late apart, and nothing where nothing can be said', () => {
    const drawn = drawnChart(wireReport({ chart: { kind: 'bars', x: 'company', series: ['paid', 'late'] } }))
    expect(drawn).toMatchObject({
      ...{ kind: 'bars', unit: 'money', left: 0, title: 'Por cliente', lateName: 'Vencido' },
      bars: [
        { label: 'Atlântica Logística', plain: 250.1, late: 649.9, value: 900 },
        { label: 'Horizonte Engenharia', plain: 500, late: 0, value: 500 },
      ],
    })
    const unknown = drawnChart(
      wireReport({
        rows: [{ stage: 'Proposta', mean_days: null }],
        chart: { kind: 'bars', x: 'stage', series: ['mean_days'] },
      }),
      STAGE_TIMES_REPORT.columns,
    )
    expect(unknown).toMatchObject({
      bars: [{ label: 'Proposta', plain: 0, late: 0, value: null }],
      title: 'Média em dias úteis por etapa',
      lateName: null,
    })
  })

  it('draws the sums of all rows where the state of now is reported', () => {
    const drawn = drawnChart(wireReport({ chart: { kind: 'totals', x: null, series: ['open', 'late'] } }))
    expect(drawn).toMatchObject({
      kind: 'bars',
      bars: [
        { label: 'A vencer', plain: 400, late: 0, value: 400 },
        { label: 'Vencido', plain: 0, late: 649.9, value: 649.9 },
      ],
    })
  })

  it('draws as many bars as can be compared, and says how many rows are left', () => {
    const rows = Array.from({ length: MOST_BARS + 3 }, (_, at) => ({
      company: `Cliente ${String(at)}`,
      paid: `${String(at)}.00`,
    }))
    const drawn = drawnChart(wireReport({ rows, chart: { kind: 'bars', x: 'company', series: ['paid'] } }))
    expect(drawn).toMatchObject({ left: 3, bars: { length: MOST_BARS, 0: { value: MOST_BARS + 2 } } })
  })

  it('is none without rows', () => {
    expect(drawnChart(wireReport({ rows: [] }))).toBeUndefined()
  })
})
