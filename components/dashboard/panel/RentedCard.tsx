import { useState } from 'react'
import { ChartLegend } from '@/components/ui/charts/ChartLegend'
import { ChartSkeleton, LazyColumns } from '@/components/ui/charts/lazyCharts'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatNumber, monthNames, sentenceCase } from '@/services/format/format.rules'

const TITLE = 'Equipamentos em locação por mês'

/** Units in use at the end of each month by kind of product, as bars or as a table. */
export const RentedCard = ({ months }: { months: Dashboard['rented_by_month'] | undefined }) => {
  const [asTable, setAsTable] = useState(false)
  const names = months?.[0]?.types.map(({ name }) => name) ?? []
  return (
    <Card
      title={TITLE}
      facts={<Link href={paths.admin.report('occupancy')}>Ver ocupação</Link>}
      plainHeader
      extra={
        names.length > 0 && (
          <ChartLegend
            series={names.map((name) => ({ name: sentenceCase(name) }))}
            asTable={asTable}
            onToggle={() => setAsTable(!asTable)}
          />
        )
      }
    >
      {!months ? (
        <ChartSkeleton />
      ) : names.length === 0 ? (
        <EmptyState
          variant="first-use"
          title="Nenhum equipamento em locação no período"
          description="Os números aparecem no mês da primeira entrega."
        />
      ) : (
        <LazyColumns caption={TITLE} data={toData(months, names)} format={formatNumber} asTable={asTable} />
      )}
    </Card>
  )
}

const toData = (months: Dashboard['rented_by_month'], names: readonly string[]) => ({
  axis: 'Mês',
  places: months.map(({ month }) => monthNames(month)),
  series: names.map((name, at) => ({
    name: sentenceCase(name),
    values: months.map(({ types }) => types[at]?.units ?? 0),
  })),
  total: 'Total',
})
