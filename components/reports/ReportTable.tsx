import type { ReactNode } from 'react'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { NoResult } from '@/components/ui/tables/NoResult'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { isFigure, type ReportRow } from '@/services/reports/report-definition.rules'
import { MOST_ROWS } from '@/services/reports/reports.rules'
import type { Report } from '@/services/reports/reports.schema'
import { ReportCard } from './ReportCard'
import { ReportCell } from './ReportCell'
import { ReportTotals } from './ReportTotals'
import { type LinkTo, useReportLinks } from './useReportLinks'
import type { ReportState } from './useReport'

/** As many rows as are drawn at a time. */
const ROWS_A_PAGE = 50

/** As many columns as fit beside the list of reports. */
const MOST_IN_SIGHT = 10

/** The rows of a report, a page at a time, each figure leading to what is behind it, and the totals of all pages. */
export const ReportTable = ({ state }: { state: ReportState }) => {
  const { definition, report, csv, page, setPage, isRefreshing, isError, error, retry } = state
  const linkTo = useReportLinks(definition.key)
  if (report?.too_many) return <TooMany report={report} csv={csv} />
  const start = (page - 1) * ROWS_A_PAGE
  const rows = report?.rows.slice(start, start + ROWS_A_PAGE).map((row, at) => ({ ...row, at: start + at }))
  const isLong = (report?.count ?? 0) > ROWS_A_PAGE
  return (
    <>
      {report && report.count > 0 && <ReportTotals report={report} />}
      <DataTable
        label={definition.title}
        size="small"
        scrolls={(report?.columns.length ?? 0) > MOST_IN_SIGHT ? 'always' : 'narrow'}
        skeletonRows={12}
        columns={report ? columnsOf(report, linkTo) : []}
        rows={rows}
        rowKey={({ at }) => at}
        card={(row) => report && <ReportCard report={report} row={row} linkTo={linkTo} />}
        refreshing={isRefreshing}
        totals={report && totalsOf(report)}
        page={report && isLong ? { current: page, size: ROWS_A_PAGE, total: report.count, onPage: setPage } : undefined}
        error={isError && <FailedState title="Não foi possível carregar o relatório" error={error} onRetry={retry} />}
        empty={<Empty state={state} />}
      />
    </>
  )
}

const columnsOf = ({ columns }: Report, linkTo: LinkTo): DataColumn<ReportRow>[] =>
  columns.map(({ key, label, unit }) => ({
    key,
    title: label,
    align: isFigure({ unit }) ? 'right' : 'left',
    render: (row) => <ReportCell unit={unit} value={row[key] ?? null} href={linkTo(key, row)} />,
  }))

function totalsOf({ columns, totals }: Report): Record<string, ReactNode> {
  const sums = columns.flatMap(({ key, unit }) =>
    totals[key] === undefined ? [] : [[key, <ReportCell key={key} unit={unit} value={totals[key]} isTotal />] as const],
  )
  return { ...(columns[0] && { [columns[0].key]: <b>Total</b> }), ...Object.fromEntries(sums) }
}

const TooMany = ({ report, csv }: { report: Report; csv: ReportState['csv'] }) => (
  <EmptyState
    variant="no-result"
    title="Linhas demais para a tela"
    description={`São ${formatCount(report.count, 'linha', 'linhas')}, e aqui cabem ${formatNumber(MOST_ROWS)}. Baixe o CSV ou escolha um período menor.`}
    action={<CsvButton csv={csv} rows={report.count} />}
  />
)

const Empty = ({ state: { definition, isFiltered, clearFilters } }: { state: ReportState }) => {
  if (isFiltered) return <NoResult title="Nada com esses filtros" onClear={clearFilters} />
  return (
    <EmptyState
      variant="no-result"
      title={definition.hasPeriod ? 'Nada nesse período' : 'Nada por aqui hoje'}
      description={definition.hasPeriod ? 'Escolha outros meses para ver o que houve neles.' : definition.explanation}
    />
  )
}
