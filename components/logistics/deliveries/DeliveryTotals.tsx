import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { formatCount } from '@/services/format/format.rules'
import { bare, flex, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { Deliveries } from './useDeliveries'

/** Number of open packages, and of late ones as a shortcut to them. */
export const DeliveryTotals = ({ deliveries }: { deliveries: Deliveries }) => {
  const { view, board, list, setFilter } = deliveries
  if (view === 'list') return list.data && formatCount(list.data.count, 'entrega', 'entregas')
  if (!board.data) return null
  const { open, late } = board.data
  return (
    <Line>
      {formatCount(open, 'em aberto', 'em aberto')}
      {late > 0 && (
        <Late type="button" onClick={() => setFilter('previsao', 'atrasada')}>
          <ClockAlert size={15} strokeWidth={1.75} aria-hidden />
          {formatCount(late, 'atrasada', 'atrasadas')}
        </Late>
      )}
    </Line>
  )
}

const Line = styled.span`
  ${flex.inlineRow};
  gap: 16px;
`

const Late = styled.button`
  ${touchArea}
  ${flex.inlineRow};
  gap: 6px;
  ${bare.button};
  color: ${color.bad};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`
