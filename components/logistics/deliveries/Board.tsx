import { useState } from 'react'
import styled from 'styled-components'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageBoard } from '@/services/logistics/packages/package-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import { color, radius } from '@/styles/tokens'
import { BoardColumn, CollapsedColumn } from './BoardColumn'
import { BoardFailed, BoardNoResult } from './BoardParts'
import type { MovablePackage } from './deliveryMenu'
import type { Deliveries } from './useDeliveries'

export type BoardProps = { deliveries: Deliveries; onMove: (pkg: MovablePackage) => void }

/** A column per stage; empty columns and those without work are collapsed. */
export const Board = ({ deliveries, onMove }: BoardProps) => {
  const { board, openStage, filter } = deliveries
  const [turned, setTurned] = useState<ReadonlySet<DeliveryStatus>>(new Set())
  if (board.isError && !board.data) return <BoardFailed deliveries={deliveries} />
  if (!board.data) return <BoardSkeleton />
  const columns = board.data.columns.filter((column) => isShown(column, filter('tipo')))
  if (deliveries.isFiltered && columns.every(({ count }) => count === 0))
    return <BoardNoResult deliveries={deliveries} />
  const turn = (status: DeliveryStatus): void => {
    const next = new Set(turned)
    if (!next.delete(status)) next.add(status)
    setTurned(next)
  }
  return (
    <Row aria-label="Quadro de entregas" aria-busy={board.isPlaceholderData}>
      {columns.map((column) => {
        const { delivery_status: status, count } = column
        const folded = isInitiallyCollapsed(column) !== turned.has(status)
        // Final stages open as a list instead of cards.
        const open = ENDED_STATUSES.includes(status) && count > 0 ? () => openStage(status) : () => turn(status)
        return folded ? (
          <CollapsedColumn key={status} column={column} onOpen={open} />
        ) : (
          <BoardColumn
            key={status}
            column={column}
            onFold={() => turn(status)}
            onSeeAll={() => openStage(status)}
            onMove={onMove}
          />
        )
      })}
    </Row>
  )
}

type Column = PackageBoard['columns'][number]

/** Stages of returns; shown if they are not empty, or if returns are filtered. */
const OF_RETURNS: readonly DeliveryStatus[] = [
  'EQUIPMENT_RETURN',
  'RETURN_RECEIVED',
  'PENDING_REPORT',
  'APPRAISAL',
  'DESTINATION',
]

const isShown = ({ delivery_status: status, count }: Column, type: string | null): boolean =>
  count > 0 || type === 'todos' || OF_RETURNS.includes(status) === (type === 'devolucao') || status === 'CANCELED'

/** New contracts need no work in the warehouse yet. */
const isInitiallyCollapsed = ({ delivery_status: status, count }: Column): boolean =>
  count === 0 || status === 'NEW_CONTRACT' || ENDED_STATUSES.includes(status)

const BoardSkeleton = () => (
  <Row as="div" role="status" aria-label="Carregando o quadro">
    {Array.from({ length: 6 }, (_, column) => (
      <SkeletonColumn key={column}>
        <SkeletonBar $width="60%" $height="14px" />
        <SkeletonBar $height="140px" />
        {column % 2 === 0 && <SkeletonBar $height="140px" />}
      </SkeletonColumn>
    ))}
  </Row>
)

const Row = styled.section`
  display: flex;
  gap: 12px;
  min-height: 420px;
  padding-bottom: 8px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

const SkeletonColumn = styled.div`
  display: grid;
  flex: 1 1 198px;
  align-content: start;
  gap: 12px;
  min-width: 198px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
`
