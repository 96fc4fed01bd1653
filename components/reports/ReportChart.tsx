import { useState } from 'react'
import styled from 'styled-components'
import { BarLegend, BarRows } from '@/components/ui/charts/BarRows'
import { ChartLegend } from '@/components/ui/charts/ChartLegend'
import { ChartSkeleton, LazyColumns } from '@/components/ui/charts/lazyCharts'
import { Card } from '@/components/ui/display/Card'
import { formatCount } from '@/services/format/format.rules'
import { formatReportAxis, formatReportValue } from '@/services/reports/report-cells.rules'
import { drawnChart } from '@/services/reports/report-chart.rules'
import type { ReportDefinition, ReportGroup, ReportUnit } from '@/services/reports/report-definition.rules'
import type { Report } from '@/services/reports/reports.schema'
import { font } from '@/styles/mixins'

type Props = { definition: Pick<ReportDefinition, 'title' | 'columns'>; report: Report }

/** What the rows of a report look like, above their table: columns by month, or a bar for each row. */
export const ReportChart = ({ definition: { title, columns }, report }: Props) => {
  const [asTable, setAsTable] = useState(false)
  const drawn = drawnChart(report, columns)
  if (!drawn) return null
  const { unit } = drawn
  if (drawn.kind === 'bars')
    return (
      <Frame>
        <Card title={drawn.title} plainHeader>
          <BarRows
            label={`Gráfico: ${title}`}
            wideLabel
            wideFigure={unit === 'money'}
            rows={drawn.bars.map(({ value, ...bar }) => ({ ...bar, figure: format(unit)(value) }))}
          />
          {(drawn.lateName !== null || drawn.left > 0) && (
            <Foot>
              {drawn.lateName !== null && <BarLegend late={drawn.lateName} />}
              {drawn.left > 0 && <p>Mais {formatCount(drawn.left, 'linha', 'linhas')} na tabela.</p>}
            </Foot>
          )}
        </Card>
      </Frame>
    )
  const { places, series, isStacked } = drawn
  return (
    <Frame>
      <Card
        title="Por mês"
        plainHeader
        extra={<ChartLegend series={series} asTable={asTable} onToggle={() => setAsTable(!asTable)} />}
      >
        <LazyColumns
          caption={`Gráfico: ${title}`}
          data={{ axis: 'Mês', places, series, ...(isStacked && { total: 'Total' }) }}
          format={format(unit)}
          axisFormat={(value) => formatReportAxis(unit, value)}
          layout={isStacked ? 'stacked' : 'grouped'}
          asTable={asTable}
        />
      </Card>
    </Frame>
  )
}

/** Holds the place of columns until their rows are there; how many bars there will be is not known. */
export const ChartPlace = ({ kind }: Pick<ReportGroup['chart'], 'kind'>) =>
  kind === 'stacked' || kind === 'columns' ? (
    <Frame>
      <Card title="Por mês" plainHeader>
        <ChartSkeleton />
      </Card>
    </Frame>
  ) : null

const format =
  (unit: ReportUnit) =>
  (value: number | null): string =>
    formatReportValue(unit, unit === 'money' && value !== null ? value.toFixed(2) : value)

const Frame = styled.div`
  margin-bottom: 16px;
`

const Foot = styled.div`
  ${font.captionMuted};
  p {
    margin-top: 8px;
  }
`
