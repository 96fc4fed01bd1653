import { useState } from 'react'
import styled from 'styled-components'
import { LazyStackedBars } from '@/components/ui/charts/lazyCharts'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatLongMonth, formatNumber, sentenceCase } from '@/services/format/format.rules'
import { bare, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { shortMonth } from './panel.rules'

const TITLE = 'Equipamentos em locação por mês'
const COLORS = [color.drawFill, color.drawMid, color.drawSoft]

/** Units in use at the end of each month by kind of product, as bars or as a table. */
export const RentedCard = ({ months }: { months: Dashboard['rented_by_month'] | undefined }) => {
  const [asTable, setAsTable] = useState(false)
  const names = months?.[0]?.types.map(({ name }) => name) ?? []
  return (
    <Card
      title={TITLE}
      plainHeader
      extra={
        names.length > 0 && (
          <Legend>
            {names.map((name, at) => (
              <span key={name} aria-hidden>
                <i style={{ background: COLORS[at % COLORS.length] }} />
                {sentenceCase(name)}
              </span>
            ))}
            <button type="button" onClick={() => setAsTable(!asTable)}>
              {asTable ? 'Ver gráfico' : 'Ver tabela'}
            </button>
          </Legend>
        )
      }
    >
      {!months ? (
        <SkeletonBar $height="264px" />
      ) : names.length === 0 ? (
        <EmptyState
          variant="first-use"
          title="Nenhum equipamento em locação no período"
          description="Os números aparecem no mês da primeira entrega."
        />
      ) : (
        <LazyStackedBars caption={TITLE} data={toData(months, names)} format={formatNumber} asTable={asTable} />
      )}
    </Card>
  )
}

const toData = (months: Dashboard['rented_by_month'], names: readonly string[]) => ({
  axis: 'Mês',
  places: months.map(({ month }) => ({ long: formatLongMonth(month), short: shortMonth(month) })),
  series: names.map((name, at) => ({
    name: sentenceCase(name),
    values: months.map(({ types }) => types[at]?.units ?? 0),
  })),
  total: 'Total',
})

const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  i {
    width: 9px;
    height: 9px;
    border-radius: 2px;
  }
  button {
    ${bare.button};
    ${font.secondary};
    color: ${color.brandText};
    cursor: pointer;
    font-weight: 500;
  }
`
