import styled from 'styled-components'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { below, phone, radius } from '@/styles/tokens'
import { OrderTimeline } from '../history/OrderTimeline'
import { CancelRequestNotice } from '../workflow/CancelRequest'
import { CustomerHeaderActions } from '../workflow/CustomerHeaderActions'
import { CustomerTurnActions, hasPendingAction, hasTurnActions } from '../workflow/CustomerTurnActions'
import { OrderConflictDialog } from '../workflow/OrderConflictDialog'
import { useFocusAfterCommand } from '../workflow/orderFocus'
import { OrderStageLine } from '../workflow/OrderStageLine'
import { OrderTurnBanner } from '../workflow/OrderTurnBanner'
import { OrderUpdateNotice } from '../workflow/OrderUpdateNotice'
import { CustomerOrderCards } from './CustomerOrderCards'
import { CustomerOrderHeader } from './CustomerOrderHeader'
import { OrderFee } from './OrderFee'

type Props = { order: Order; orderRef: OrderAddress }

/** The customer's view of an order: stage line, turn, commands, and all of its data. */
export const CustomerOrder = ({ order, orderRef }: Props) => {
  const narrow = useMediaQuery(phone)
  const place = useFocusAfterCommand(order)
  const calls = hasPendingAction(order)
  return (
    <>
      <CustomerOrderHeader order={order} actions={<CustomerHeaderActions order={order} orderRef={orderRef} />} />
      <Stack>
        <OrderUpdateNotice orderRef={orderRef} />
        <OrderConflictDialog orderRef={orderRef} place={place} />
        <CancelRequestNotice order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="customer" />
        <Place ref={place} tabIndex={-1}>
          <OrderTurnBanner
            order={order}
            audience="customer"
            actions={
              hasTurnActions(order) && !(calls && narrow) && <CustomerTurnActions order={order} orderRef={orderRef} />
            }
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
      {calls && narrow && <BottomBar action={<CustomerTurnActions order={order} orderRef={orderRef} size="large" />} />}
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
