import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LazySparkline } from '@/components/ui/charts/lazyCharts'
import { Money } from '@/components/ui/display/Money'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatMoney, formatNumber } from '@/services/format/format.rules'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { changeText, formatDays, formatShare, ordersHref } from './panel.rules'
import { useDestinations } from './useDestinations'

type Indicator = {
  key: string
  label: string
  href: string
  value: ReactNode
  note: string | null
  tone?: 'good' | 'bad'
  series: readonly (number | null)[]
}

type Destinations = ReturnType<typeof useDestinations>
type Props = { dashboard: Dashboard | undefined; sellerId: number | undefined }

/** The figures of the period's end side by side, each with its course and a link to what makes it. */
export const DashboardIndicators = ({ dashboard, sellerId }: Props) => {
  const destinations = useDestinations()
  const items = dashboard ? indicatorsOf(dashboard, sellerId, destinations) : loadingItems(destinations.hasReceivables)
  return (
    <Row $count={items.length}>
      {items.map(({ key, label, href, value, note, tone, series }) => (
        <li key={key}>
          <Link href={href}>
            <span>{label}</span>
            <b>{value}</b>
            <small data-tone={tone} data-beside={series.length > 0 || undefined}>
              {note ?? '\u00a0'}
            </small>
            <LazySparkline values={series} />
          </Link>
        </li>
      ))}
    </Row>
  )
}

const waiting = <SkeletonBar $width="96px" $height="24px" />

/** As many as there will be, so that nothing below them moves. */
const loadingItems = (hasReceivables: boolean): Indicator[] =>
  [
    ['contracted', 'Receita mensal contratada'],
    ...(hasReceivables ? [['receivable', 'A receber']] : []),
    ['before', 'Pedidos antes da entrega'],
    ['delivery', 'Do aceite à entrega'],
    ['occupancy', 'Ocupação do estoque'],
  ].map(([key = '', label = '']) => ({ key, label, href: '#', value: waiting, note: null, series: [] }))

function indicatorsOf(dashboard: Dashboard, sellerId: number | undefined, destinations: Destinations): Indicator[] {
  const { contracted_fee, before_delivery, delivery_days, occupancy, receivables, is_running } = dashboard
  return [
    {
      key: 'contracted',
      label: 'Receita mensal contratada',
      href: ordersHref('contracted', sellerId),
      value: <Money value={contracted_fee.value} size="indicator" />,
      note: changeText(contracted_fee.change, '%'),
      tone: toneOf(contracted_fee.change),
      series: contracted_fee.series.map(({ value }) => Number(value)),
    },
    ...(receivables
      ? [
          {
            key: 'receivable',
            label: 'A receber',
            href: paths.admin.invoices(),
            value: <Money value={receivables.total} size="indicator" />,
            note: Number(receivables.late) > 0 ? `${formatMoney(receivables.late)} vencidos` : 'nada vencido',
            tone: Number(receivables.late) > 0 ? ('bad' as const) : undefined,
            series: [],
          },
        ]
      : []),
    {
      key: 'before',
      label: 'Pedidos antes da entrega',
      href: ordersHref('before_delivery', sellerId),
      value: formatNumber(before_delivery.value),
      note: is_running ? lateText(before_delivery.late) : null,
      tone: before_delivery.late > 0 ? 'bad' : undefined,
      series: before_delivery.series.map(({ value }) => value),
    },
    {
      key: 'delivery',
      label: 'Do aceite à entrega',
      href: destinations.deliveries,
      value: formatDays(delivery_days.mean),
      note:
        delivery_days.mean === null
          ? 'nenhuma entrega no mês'
          : (changeText(delivery_days.change, 'days') ?? `mediana ${formatDays(delivery_days.median)}`),
      tone: toneOf(delivery_days.change === null ? null : 0 - delivery_days.change),
      series: delivery_days.series.map(({ value }) => value),
    },
    {
      key: 'occupancy',
      label: 'Ocupação do estoque',
      href: destinations.units,
      value: formatShare(occupancy.percent === null ? null : Math.round(occupancy.percent)),
      note: `${formatNumber(occupancy.out)} de ${formatNumber(occupancy.owned)} ${is_running ? 'unidades' : 'dias de unidades'}`,
      series: occupancy.series.map(({ value }) => value),
    },
  ]
}

const toneOf = (change: number | null): 'good' | 'bad' | undefined =>
  change === null || change === 0 ? undefined : change > 0 ? 'good' : 'bad'

const lateText = (late: number): string =>
  late === 0 ? 'nenhum atrasado' : late === 1 ? '1 atrasado' : `${formatNumber(late)} atrasados`

const Row = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${box.card};
  overflow: hidden;
  ${below.aside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    margin-left: -1px;
    border-left: 1px solid ${color.line};
    box-shadow: 0 1px 0 ${color.line};
  }
  a {
    position: relative;
    display: grid;
    align-content: start;
    height: 100%;
    padding: 16px;
    color: inherit;
    outline-offset: -3px;
    ${font.secondaryMuted};
  }
  a:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
  b {
    min-height: 32px;
    margin: 2px 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.02em;
    color: ${color.text};
  }
  /* Two lines where the drawing beside them leaves no room for one. */
  small {
    min-height: 2lh;
    font-size: inherit;
  }
  ${below.phone} {
    small {
      min-height: 1lh;
    }
  }
  small[data-beside] {
    padding-right: 96px;
  }
  small[data-tone='good'] {
    color: ${color.ok};
  }
  small[data-tone='bad'] {
    color: ${color.bad};
  }
  svg {
    position: absolute;
    right: 16px;
    bottom: 14px;
  }
`
