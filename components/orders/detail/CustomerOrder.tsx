import styled from 'styled-components'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import { flex } from '@/styles/mixins'
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

/** The customer's view of an order: stage line, turn, commands, and all of its data. */
export const CustomerOrder = ({ order, orderRef }: OrderProps) => {
  const narrow = useMediaQuery(phone)
  const banner = useFocusAfterCommand(order)
  const isPending = hasPendingAction(order)
  return (
    <>
      <CustomerOrderHeader order={order} actions={<CustomerHeaderActions order={order} orderRef={orderRef} />} />
      <Stack>
        <OrderUpdateNotice orderRef={orderRef} />
        <OrderConflictDialog orderRef={orderRef} banner={banner} />
        <CancelRequestNotice order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="customer" />
        <BannerFrame ref={banner} tabIndex={-1}>
          <OrderTurnBanner
            order={order}
            audience="customer"
            actions={
              hasTurnActions(order) &&
              !(isPending && narrow) && <CustomerTurnActions order={order} orderRef={orderRef} />
            }
          />
        </BannerFrame>
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
      {isPending && narrow && (
        <BottomBar action={<CustomerTurnActions order={order} orderRef={orderRef} size="large" />} />
      )}
    </>
  )
}

const Stack = styled.div`
  ${flex.stack};
  align-content: start;
  gap: 20px;
  ${below.phone} {
    gap: 16px;
  }
`

const BannerFrame = styled.div`
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
