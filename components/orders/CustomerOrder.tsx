import styled from 'styled-components'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'
import { below, radius } from '@/styles/tokens'
import { CancelRequestNotice } from './CancelRequestNotice'
import { CustomerActions, hasActions, hasCall } from './CustomerActions'
import { CustomerOrderCards } from './CustomerOrderCards'
import { OrderCommands } from './OrderCommands'
import { OrderConflict } from './OrderConflict'
import { OrderFee } from './OrderFee'
import { OrderHeader } from './OrderHeader'
import { OrderNews } from './OrderNews'
import { OrderStageLine } from './OrderStageLine'
import { OrderTimeline } from './OrderTimeline'
import { OrderTurnBanner } from './OrderTurnBanner'
import { phone } from './phone'
import { useFocusAfterCommand } from './useFocusAfterCommand'

type Props = { order: Order; orderRef: OrderRef }

/** The order as the customer sees it: the line, whose turn, what to do, and everything the order holds. */
export const CustomerOrder = ({ order, orderRef }: Props) => {
  const narrow = useMediaQuery(phone)
  const place = useFocusAfterCommand(order)
  const calls = hasCall(order)
  return (
    <>
      <OrderHeader order={order} actions={<OrderCommands order={order} orderRef={orderRef} />} />
      <Stack>
        <OrderNews orderRef={orderRef} />
        <OrderConflict orderRef={orderRef} place={place} />
        <CancelRequestNotice order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="customer" />
        <Place ref={place} tabIndex={-1}>
          <OrderTurnBanner
            order={order}
            audience="customer"
            actions={hasActions(order) && !(calls && narrow) && <CustomerActions order={order} orderRef={orderRef} />}
          />
        </Place>
        <Columns>
          <Stack>
            <CustomerOrderCards order={order} orderRef={orderRef} />
          </Stack>
          <Stack as="aside" aria-label="Mensalidade e histórico">
            <OrderFee order={order} />
            <OrderTimeline order={order} />
          </Stack>
        </Columns>
      </Stack>
      {calls && narrow && <BottomBar action={<CustomerActions order={order} orderRef={orderRef} size="large" />} />}
    </>
  )
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${below.phone} {
    gap: 16px;
  }
`

const Place = styled.div`
  border-radius: ${radius.card};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 20px;
  margin-bottom: 16px;
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
  }
`
