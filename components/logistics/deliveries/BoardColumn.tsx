import { useId } from 'react'
import styled from 'styled-components'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageBoard } from '@/services/logistics/packages/package-lists.schema'
import { flex, font, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { BoardCard } from './BoardCard'
import { SeeMore } from './BoardParts'
import type { MovablePackage } from './deliveryMenu'

type Column = PackageBoard['columns'][number]

type Props = {
  column: Column
  onFold: () => void
  onSeeAll: () => void
  onMove: (pkg: MovablePackage) => void
}

/** One stage with its most urgent packages. */
export const BoardColumn = ({ column, onFold, onSeeAll, onMove }: Props) => {
  const { delivery_status, count, late, cards } = column
  const title = DELIVERY_STATUS_LABEL[delivery_status]
  const id = useId()
  return (
    <Open role="group" aria-labelledby={id}>
      <Head type="button" aria-expanded onClick={onFold} title={`Recolher ${title}`}>
        <span id={id}>{title}</span>
        <Counts>
          {late > 0 && <Late>{formatCount(late, 'atrasado', 'atrasados')}</Late>}
          <Count>{formatNumber(count)}</Count>
        </Counts>
      </Head>
      {cards.map((pkg) => (
        <BoardCard key={pkg.id} pkg={pkg} onMove={onMove} />
      ))}
      {count === 0 && <EmptyText>Nada aqui agora.</EmptyText>}
      <SeeMore more={count - cards.length} stage={title} onOpen={onSeeAll} />
    </Open>
  )
}

/** A collapsed column: vertical title and count. */
export const CollapsedColumn = ({ column, onOpen }: { column: Column; onOpen: () => void }) => {
  const { delivery_status, count } = column
  return (
    <CollapsedButton type="button" aria-expanded={false} onClick={onOpen}>
      <Count>{formatNumber(count)}</Count>
      <span>{DELIVERY_STATUS_LABEL[delivery_status]}</span>
    </CollapsedButton>
  )
}

const Open = styled.div`
  display: grid;
  flex: 1 1 198px;
  align-content: start;
  gap: 8px;
  min-width: 198px;
  max-width: 320px;
  padding: 4px 8px 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
`

const Head = styled.button`
  ${flex.between};
  gap: 8px;
  min-height: 36px;
  padding: 0 6px;
  color: ${color.text};
  font-size: 13px;
  font-weight: 600;
  text-align: left;
  ${touch.minHeight}
`

const Count = styled.span`
  flex: none;
  min-width: 18px;
  padding: 0 5px;
  border-radius: 5px;
  background: ${color.seg};
  ${font.captionMuted};
  font-weight: 500;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

const Counts = styled.span`
  ${flex.inlineRow};
  flex: none;
  gap: 8px;
`

const Late = styled.span`
  ${font.caption};
  color: ${color.bad};
  font-weight: 600;
`

const CollapsedButton = styled.button`
  ${flex.row};
  flex: none;
  flex-direction: column;
  gap: 8px;
  width: 36px;
  padding: 11px 0;
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${font.smallMuted};
  font-weight: 600;
  > :last-child {
    writing-mode: vertical-rl;
    transform: rotate(180deg);
    white-space: nowrap;
  }
  &:hover {
    background: ${color.seg};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    width: 44px;
  }
`

const EmptyText = styled.p`
  padding: 4px 6px;
  ${font.smallMuted};
`
