import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { formatDeadline, isPastDue, toDay } from '@/services/format/format.rules'
import { exchangeProgress, type TicketExchange } from '@/services/tickets/exchange-steps.rules'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { box, flex, font } from '@/styles/mixins'
import { UnitHead } from './TicketFacts'

/** On phones: the unit and where its exchange is; all facts behind "Detalhes". */
export const FoldedUnit = ({ ticket, children }: { ticket: Ticket; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { unit, exchange, order, category } = ticket
  return (
    <>
      <Box>
        {unit && <UnitHead unit={unit} />}
        <Line>
          <p>
            {exchange ? <ExchangeNow exchange={exchange} /> : order && `Pedido ${order.order_mask_id}`}
            {!exchange && !order && CATEGORY_LABEL[category]}
          </p>
          <PlainButton
            kind="link"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            icon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            Detalhes
          </PlainButton>
        </Line>
      </Box>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}

const ExchangeNow = ({ exchange }: { exchange: TicketExchange }) => {
  const last = exchangeProgress(exchange).findLast(({ state }) => state === 'done')
  return (
    <>
      Troca: <b>{last?.label.toLowerCase() ?? 'pedida'}</b>
      {exchange.due_at && exchange.delivered_at === null && (
        <small suppressHydrationWarning>
          {isPastDue(exchange.due_at) ? 'em atraso, era até' : 'chega até'} {formatDeadline(toDay(exchange.due_at))}
        </small>
      )}
    </>
  )
}

const Box = styled.div`
  padding: 16px;
  ${box.card};
`

const Line = styled.div`
  ${flex.between};
  gap: 12px;
  ${font.secondary};
  b {
    font-weight: 600;
  }
  small {
    display: block;
    ${font.captionMuted};
  }
  button {
    flex-direction: row-reverse;
  }
`
