import styled from 'styled-components'
import { Indicators } from '@/components/ui/display/Indicators'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { formatNumber } from '@/services/format/format.rules'
import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'
import { color } from '@/styles/tokens'
import { sumOf } from './home.rules'

type Props = { summary: OrdersSummary | undefined; mine: number | undefined }

/** Four figures, counted from the orders. */
export const AdminHomeIndicators = ({ summary, mine }: Props) => {
  const figure = (value: number | undefined) =>
    value === undefined ? <SkeletonBar $width="48px" $height="24px" /> : formatNumber(value)
  const staff = summary && sumOf(summary, 'staff_turn')
  const late = summary && sumOf(summary, 'late')
  return (
    <Indicators
      items={[
        { key: 'mine', label: 'Esperam pela sua equipe', value: figure(mine), note: 'pedidos nas suas etapas' },
        { key: 'staff', label: 'Vez da Arrenda', value: figure(staff), note: 'pedidos, de todas as equipes' },
        {
          key: 'customer',
          label: 'Vez do cliente',
          value: figure(summary && sumOf(summary, 'customer_turn')),
          note: 'pedidos à espera de resposta',
        },
        {
          key: 'late',
          label: 'Atrasados',
          value: late ? <Late>{formatNumber(late)}</Late> : figure(late),
          note: 'passaram do prazo da etapa',
        },
      ]}
    />
  )
}

const Late = styled.span`
  color: ${color.bad};
`
