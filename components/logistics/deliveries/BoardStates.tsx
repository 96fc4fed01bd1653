import { FailedState } from '@/components/ui/feedback/FailedState'
import { NoResult } from '@/components/ui/tables/NoResult'
import type { Deliveries } from './useDeliveries'

export const BoardFailed = ({ deliveries: { board } }: { deliveries: Deliveries }) => (
  <FailedState title="Não foi possível carregar as entregas" onRetry={() => void board.refetch()} />
)

export const BoardNoResult = ({ deliveries: { clear } }: { deliveries: Deliveries }) => (
  <NoResult title="Nenhuma entrega com esses filtros" onClear={clear} />
)
