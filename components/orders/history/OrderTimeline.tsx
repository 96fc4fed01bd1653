import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { groupHistory, type HistoryGroup } from '@/services/orders/history/history-texts.rules'
import type { Order } from '@/services/orders/orders.schema'
import { font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const FIRST = 5

type Props = {
  order: Order
  /** The link to the full log, for those who may read it. */
  log?: ReactNode
}

/** The history, newest first: five entries, then "Ver tudo". */
export const OrderTimeline = ({ order, log }: Props) => {
  const [all, setAll] = useState(false)
  const groups = groupHistory(order.history)
  const shown = all ? groups : groups.slice(0, FIRST)
  const more = groups.length > FIRST && (
    <More type="button" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? 'Ver menos' : 'Ver tudo'}
    </More>
  )
  return (
    <Card title="Histórico" extra={more} footer={log}>
      <Timeline entries={shown.map(toTimelineEntry)} first={shown.length} />
    </Card>
  )
}

export const toTimelineEntry = ({ id, what, tone, message, actor, at }: HistoryGroup) => ({
  key: id,
  what,
  tone,
  at,
  detail: (
    <>
      {message && <Quote>“{message}”</Quote>}
      {actor}
    </>
  ),
})

const Quote = styled.span`
  display: block;
`

const More = styled.button`
  min-height: 32px;
  color: ${color.brandText};
  &:hover {
    ${font.underlined};
  }
  ${touch.minHeight}
`
