import { useState } from 'react'
import styled from 'styled-components'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { DELIVERY_STATUS_LABEL, type DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageBoard } from '@/services/logistics/packages/package-lists.schema'
import { flex } from '@/styles/mixins'
import type { BoardProps } from './Board'
import { BoardCard } from './BoardCard'
import { BoardFailed, SeeMore } from './BoardParts'

/** The board on a phone: one stage at a time, chosen from a list with counts. */
export const StageBoard = ({ deliveries, onMove }: BoardProps) => {
  const { board, openStage, narrowing } = deliveries
  const [shown, show] = useState<{ status: DeliveryStatus; of: string } | null>(null)
  if (board.isError && !board.data) return <BoardFailed deliveries={deliveries} />
  if (!board.data) return <SkeletonText label="Carregando o quadro" rows={5} />
  const { columns } = board.data
  const column =
    columns.find(({ delivery_status }) => shown?.of === narrowing && delivery_status === shown.status) ??
    columns.find(({ cards, delivery_status }) => cards.length > 0 && delivery_status !== 'NEW_CONTRACT') ??
    columns[0]
  if (!column) return null
  const { delivery_status, count, cards } = column
  // The stage stays selected when it empties; other filters select anew.
  if (shown?.of !== narrowing && !board.isPlaceholderData) show({ status: delivery_status, of: narrowing })
  const title = DELIVERY_STATUS_LABEL[delivery_status]
  return (
    <>
      <Field label="Etapa">
        {(control) => (
          <NativeSelect
            {...control}
            value={delivery_status}
            placeholder={null}
            options={columns.map((one) => ({
              value: one.delivery_status,
              label: optionOf(one),
            }))}
            onChange={(status) => show({ status, of: narrowing })}
          />
        )}
      </Field>
      <Cards aria-label={title}>
        {cards.map((pkg) => (
          <li key={pkg.id}>
            <BoardCard pkg={pkg} onMove={onMove} />
          </li>
        ))}
      </Cards>
      {count === 0 && (
        <EmptyState
          variant="no-result"
          title={`Nada em ${title} agora`}
          description="Escolha outra etapa para ver o que está nela."
        />
      )}
      <SeeMore more={count - cards.length} stage={title} onOpen={() => openStage(delivery_status)} />
    </>
  )
}

/** "Separação (6, 1 atrasado)". */
const optionOf = ({ delivery_status, count, late }: PackageBoard['columns'][number]): string => {
  const counts = [formatNumber(count), ...(late > 0 ? [formatCount(late, 'atrasado', 'atrasados')] : [])]
  return `${DELIVERY_STATUS_LABEL[delivery_status]} (${counts.join(', ')})`
}

const Cards = styled.ul`
  ${flex.stack};
  gap: 8px;
  margin-bottom: 4px;
`
