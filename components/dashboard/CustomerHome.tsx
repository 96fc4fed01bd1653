import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { useNow } from '@/components/ui/display/useNow'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import {
  latestOrdersQueryOptions,
  waitingTicketsQueryOptions,
  yourTurnQueryOptions,
} from '@/hooks/dashboard/home.queries'
import { endingOrdersQueryOptions } from '@/hooks/orders/contract-end.queries'
import { paths } from '@/services/config/paths'
import { currentDay, formatDay, formatLongDay } from '@/services/format/format.rules'
import { contractEndLabel, timeLeftText } from '@/services/orders/contract-end/contract-end-texts.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { flex, font, oneColumn } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { CustomerHomeIndicators } from './CustomerHomeIndicators'
import { CustomerHomeInvoices, useOpenInvoices } from './CustomerHomeInvoices'
import { CustomerHomeOrders } from './CustomerHomeOrders'
import { CustomerHomeSimulation } from './CustomerHomeSimulation'
import { CustomerHomeTickets } from './CustomerHomeTickets'
import { CustomerHomeTurns } from './CustomerHomeTurns'
import { greeting } from './home.rules'
import { HomeFailed } from './HomeFailed'

/** The customer's home: what waits for them, the simulation in progress, the indicators, and their orders. */
export const CustomerHome = () => {
  const { user } = useLogin()
  const turns = useQuery(yourTurnQueryOptions())
  const latest = useQuery(latestOrdersQueryOptions())
  // Both parts are rendered in slices, so that the browser can answer in between.
  const shownTurns = useDeferredValue(turns.data)
  const areCardsKnown = useDeferredValue(useAreCardsKnown())
  const now = useNow(60_000, true)
  if (!user) return null
  const failed = (turns.isError && !turns.data) || (latest.isError && !latest.data)
  // The cards below render after those above have loaded, so that nothing shifts while it is read.
  const isPlaced = failed || shownTurns !== undefined
  const retry = (): void => {
    void turns.refetch()
    void latest.refetch()
  }
  return (
    <>
      <PageHeader
        title={greeting(user.first_name, now)}
        facts={[user.company?.corporate_name, formatLongDay(now)].filter(Boolean).join(' · ')}
      />
      <Stack>
        <Columns>
          {failed ? (
            <HomeFailed error={turns.error ?? latest.error} onRetry={retry} />
          ) : (
            <CustomerHomeTurns page={shownTurns} />
          )}
          {isPlaced && <CustomerHomeSimulation />}
        </Columns>
        {isPlaced && <CustomerHomeIndicators />}
        {isPlaced && !areCardsKnown && <RoomForCards />}
        {isPlaced && areCardsKnown && (
          <>
            <CustomerHomeInvoices />
            <CustomerHomeTickets />
            <CustomerHomeEnding />
            {!failed && <CustomerHomeOrders page={latest.data} />}
          </>
        )}
      </Stack>
    </>
  )
}

/** Whether it is known which of the cards there are that the home only shows when they hold something. */
function useAreCardsKnown(): boolean {
  const invoices = useOpenInvoices()
  const tickets = useQuery(waitingTicketsQueryOptions())
  const ending = useQuery(endingOrdersQueryOptions())
  return [invoices, tickets, ending].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
}

const Stack = styled.div`
  ${flex.stack};
  gap: 20px;
  ${below.phone} {
    gap: 16px;
  }
`

/** Keeps the page's foot where it will be. */
const RoomForCards = styled.div`
  min-height: 400px;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: 20px;
  ${oneColumn.aside}
  ${below.phone} {
    gap: 16px;
  }
`

/** The contracts that end within 90 days; hidden when there are none. */
export const CustomerHomeEnding = () => {
  const { data } = useQuery(endingOrdersQueryOptions())
  if (!data || data.count === 0) return null
  const title = data.count === 1 ? '1 contrato perto do fim' : `${String(data.count)} contratos perto do fim`
  return (
    <Card title={title} facts="renove, devolva ou troque" flush>
      {data.results.map((order) => (
        <Ending key={order.order_mask_id} order={order} />
      ))}
    </Card>
  )
}

const Ending = ({ order }: { order: OrderSummary }) => {
  if (!order.ends_on) return null
  const { text, tone } = timeLeftText(order.ends_on, currentDay())
  const said = contractEndLabel(order.contract_end)
  return (
    <CardRow>
      <Line>
        <span>
          <Link href={`${paths.platform.order(order.order_mask_id)}#fim-do-contrato`}>
            Pedido {order.order_mask_id}, até {formatDay(order.ends_on)}
          </Link>
          <small>{order.items_summary}</small>
        </span>
        <StatusTag tone={said?.tone ?? tone}>{said?.text ?? text}</StatusTag>
      </Line>
    </CardRow>
  )
}

const Line = styled.div`
  ${flex.wrapBetween};
  gap: 4px 12px;
  a {
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
`
