import styled from 'styled-components'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NoResult } from '@/components/ui/tables/NoResult'
import { formatNumber } from '@/services/format/format.rules'
import { font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { Deliveries } from './useDeliveries'

export const BoardFailed = ({ deliveries: { board } }: { deliveries: Deliveries }) => (
  <FailedState title="Não foi possível carregar as entregas" onRetry={() => void board.refetch()} />
)

export const BoardNoResult = ({ deliveries: { clear } }: { deliveries: Deliveries }) => (
  <NoResult title="Nenhum volume com esses filtros" onClear={clear} />
)

type Props = { more: number; stage: string; onOpen: () => void }

/** Opens the rest of a stage as a list. */
export const SeeMore = ({ more, stage, onOpen }: Props) =>
  more > 0 ? (
    <MoreButton type="button" onClick={onOpen} aria-label={`Ver mais ${formatNumber(more)} em ${stage}`}>
      Ver mais {formatNumber(more)}
    </MoreButton>
  ) : null

const MoreButton = styled.button`
  justify-self: start;
  min-height: 32px;
  padding: 0 6px;
  ${font.smallMuted};
  font-weight: 500;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  ${touch.minHeight}
`
