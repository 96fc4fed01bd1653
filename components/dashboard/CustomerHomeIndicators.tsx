import { useQuery } from '@tanstack/react-query'
import { Indicators } from '@/components/ui/display/Indicators'
import { Money } from '@/components/ui/display/Money'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { rentedQueryOptions, underWayQueryOptions } from '@/hooks/orders/home.queries'
import { formatNumber } from '@/services/format/format.rules'

/** The company's rented equipment and orders in delivery, from its orders. */
export const CustomerHomeIndicators = () => {
  const { data: rented } = useQuery(rentedQueryOptions())
  const { data: underWay } = useQuery(underWayQueryOptions())
  const waiting = <SkeletonBar $width="64px" $height="24px" />
  return (
    <Indicators
      items={[
        {
          key: 'fee',
          label: 'Mensalidade em locação',
          value: rented ? <Money value={rented.feeCents} size="indicator" /> : waiting,
          note: 'soma dos pedidos em locação',
        },
        {
          key: 'units',
          label: 'Equipamentos em locação',
          value: rented ? formatNumber(rented.units) : waiting,
          note: rented ? `em ${counted(rented.orders, 'pedido', 'pedidos')}` : NOT_YET,
        },
        {
          key: 'deliveries',
          label: 'Pedidos a caminho',
          value: underWay === undefined ? waiting : formatNumber(underWay),
          note: 'em envio ou entrega',
        },
      ]}
    />
  )
}

/** Reserves the height of the line. */
const NOT_YET = '\u00a0'

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
