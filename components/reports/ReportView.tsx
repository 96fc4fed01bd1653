import { useId } from 'react'
import styled from 'styled-components'
import { Segments } from '@/components/ui/forms/Segments'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { formatCount } from '@/services/format/format.rules'
import type { ReportDefinition } from '@/services/reports/report-definition.rules'
import type { ReportKey } from '@/services/reports/reports.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ChartPlace, ReportChart } from './ReportChart'
import { ReportPeriodFields } from './ReportPeriodFields'
import { ReportTable } from './ReportTable'
import { useReport } from './useReport'
import { useReportFilters } from './useReportFilters'

/** One report: what it counts, its period, groups and filters, and its table. */
export const ReportView = ({ definition }: { definition: ReportDefinition<ReportKey> }) => {
  const state = useReport(definition)
  const { group, period, report, csv, isError } = state
  const filters = useReportFilters(state)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{definition.title}</h2>
        <p>{definition.explanation}</p>
      </Head>
      <ListTools
        total={report && formatCount(report.count, 'linha', 'linhas')}
        actions={<CsvButton csv={csv} rows={report?.count} />}
      >
        {definition.hasPeriod && <ReportPeriodFields period={period} onChange={state.setPeriod} />}
        {definition.groups.length > 1 && (
          <Segments
            label="Agrupar por"
            options={definition.groups.map(({ key, label }) => ({ value: key, label }))}
            value={group.key}
            onChange={state.setGroup}
          />
        )}
        {filters.length > 0 && (
          <FilterChips filters={filters} onChange={state.setFilter} onClear={state.clearFilters} />
        )}
      </ListTools>
      {report && <ReportChart definition={definition} report={report} />}
      {!report && !isError && <ChartPlace kind={group.chart.kind} />}
      <ReportTable state={state} />
    </section>
  )
}

const Head = styled.header`
  margin-bottom: 12px;
  h2 {
    ${font.choiceTitle};
  }
  p {
    max-width: 84ch;
    color: ${color.t2};
  }
`
