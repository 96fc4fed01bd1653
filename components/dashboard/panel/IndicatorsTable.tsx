import styled from 'styled-components'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatMoney, formatNumber, monthNames } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { formatDays, formatShare } from './panel.rules'

/** The numbers of the small lines, month by month, for whoever asks for them. */
export const IndicatorsTable = ({ dashboard }: { dashboard: Dashboard | undefined }) => (
  <Details>
    <summary>Indicadores mês a mês</summary>
    {dashboard && <Months dashboard={dashboard} />}
  </Details>
)

const Months = ({ dashboard }: { dashboard: Dashboard }) => {
  const { contracted_fee, before_delivery, delivery_days, occupancy } = dashboard
  const series = [
    {
      name: 'Receita mensal contratada',
      values: contracted_fee.series.map(({ value }) => Number(value)),
      format: (value: number) => formatMoney(value.toFixed(2)),
    },
    { name: 'Pedidos antes da entrega', values: before_delivery.series.map(({ value }) => value) },
    { name: 'Do aceite à entrega', values: delivery_days.series.map(({ value }) => value), format: formatDays },
    { name: 'Ocupação do estoque', values: occupancy.series.map(({ value }) => value), format: formatShare },
  ]
  const places = contracted_fee.series.map(({ month }) => monthNames(month))
  return <ChartTable caption="Indicadores por mês" data={{ axis: 'Mês', places, series }} format={formatNumber} />
}

const Details = styled.details`
  margin-top: -8px;
  summary {
    width: fit-content;
    padding: 4px 0;
    cursor: pointer;
    color: ${color.brandText};
    ${font.secondary};
    font-weight: 500;
  }
  @media (pointer: coarse) {
    summary {
      padding: 12px 0;
    }
  }
`
