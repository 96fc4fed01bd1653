import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { parseId } from '@/components/layout/list/address.rules'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { Card } from '@/components/ui/display/Card'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageTabs } from '@/components/ui/navigation/LinkTabs'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { dashboardQueryOptions } from '@/hooks/dashboard/dashboard.queries'
import { DASHBOARD_PAGES } from '@/services/dashboard/dashboard-sections.rules'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { currentDay, formatDayAndTime } from '@/services/format/format.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { CareCard } from './CareCard'
import { DashboardFilters } from './DashboardFilters'
import { DashboardIndicators } from './DashboardIndicators'
import { IndicatorsTable } from './IndicatorsTable'
import { MovementCard } from './MovementCard'
import { readPeriod } from './panel.rules'
import { ReceivablesCard } from './ReceivablesCard'
import { RentedCard } from './RentedCard'
import { StagesCard } from './StagesCard'
import { StockCard } from './StockCard'
import { UrgentCard } from './UrgentCard'

/** The business at a glance; period and seller are in the address. */
export const DashboardScreen = () => {
  const address = useAddressQuery()
  const current = monthOf(currentDay())
  const period = readPeriod(address.read, current)
  const query = { ...period, seller_id: parseId(address.read('vendedor')) }
  const dashboard = useQuery({ ...dashboardQueryOptions(query), enabled: address.ready })
  // Rendered in slices, so that the browser can answer in between.
  const data = useDeferredValue(dashboard.data)
  return (
    <>
      <PageTabs label="Painel" pages={DASHBOARD_PAGES} />
      <PageHeader
        title="Painel"
        // A line of its own on narrow screens, so its place is there from the beginning.
        facts={data?.computed_at ? `Séries atualizadas em ${formatDayAndTime(data.computed_at)}` : '\u00a0'}
        actions={<DashboardFilters {...{ address, query, current, dashboard: data }} />}
      />
      {dashboard.isError && !data ? (
        <Card>
          <FailedState
            title="Não foi possível carregar o painel"
            error={dashboard.error}
            onRetry={() => void dashboard.refetch()}
          />
        </Card>
      ) : (
        <Stack aria-busy={dashboard.isFetching}>
          <DashboardIndicators dashboard={data} sellerId={query.seller_id} />
          <IndicatorsTable dashboard={data} />
          <Row $columns="minmax(0, 2fr) minmax(0, 1fr)">
            <RentedCard months={data?.rented_by_month} />
            <StagesCard stages={data?.stages} sellerId={query.seller_id} />
          </Row>
          {data ? <Details data={data} /> : <Waiting />}
        </Stack>
      )}
    </>
  )
}

const Details = ({ data }: { data: Dashboard }) => (
  <>
    <Row $columns="minmax(0, 2fr) minmax(0, 1fr)">
      <StockCard stock={data.stock} />
      <UrgentCard urgent={data.urgent} />
    </Row>
    <Row $columns={data.receivables ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}>
      {data.receivables && <ReceivablesCard receivables={data.receivables} />}
      <CareCard tickets={data.tickets} nps={data.nps} month={data.period.to} />
    </Row>
    <MovementCard movement={data.movement} />
  </>
)

const Waiting = () => (
  <Row $columns="minmax(0, 2fr) minmax(0, 1fr)">
    <Card title="Estoque por produto">
      <SkeletonText label="Contando o estoque" rows={6} />
    </Card>
    <Card title="Precisa de alguém agora">
      <SkeletonText label="Procurando o que está atrasado" rows={6} />
    </Card>
  </Row>
)

const Stack = styled.div`
  ${flex.stack};
  gap: 16px;
`

const Row = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: 16px;
  ${below.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`
