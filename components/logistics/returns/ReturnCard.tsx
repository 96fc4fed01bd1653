import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { RETURN_TODO_WORD, RETURN_TONE } from '@/services/logistics/returns-desk.rules'
import type { ListedReturn } from '@/services/logistics/returns-desk.schema'
import { color } from '@/styles/tokens'
import { CardBlock } from '../CardBlock'
import { dayOf, kindOf, progressOf } from './returnWords'

/** A return in the list on a phone. */
export const ReturnCard = ({ row }: { row: ListedReturn }) => (
  <CardBlock>
    <div>
      <b>{row.order.order_mask_id}</b>
      <StatusTag tone={RETURN_TONE[row.todo]}>{RETURN_TODO_WORD[row.todo]}</StatusTag>
    </div>
    <strong>{row.order.company.corporate_name}</strong>
    <p>
      {kindOf(row)} · {row.address.city}, {row.address.state}
    </p>
    <div>
      <span>{progressOf(row)}</span>
      <Day row={row} />
    </div>
  </CardBlock>
)

/** The day that counts now, in red once it should have been done. */
export const Day = ({ row }: { row: ListedReturn }) =>
  row.late ? (
    <Late>
      <ClockAlert size={14} strokeWidth={1.75} aria-hidden />
      Atrasada, {dayOf(row)}
    </Late>
  ) : (
    <span>{dayOf(row)}</span>
  )

const Late = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.bad};
  font-weight: 550;
`
