import styled from 'styled-components'
import { StageLine } from '@/components/ui/display/StageLine'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { detailedStages } from '@/services/orders/workflow/stage-detail.rules'
import { cancelledAt } from '@/services/orders/workflow/stage-line.rules'
import { box } from '@/styles/mixins'

type Props = { order: Order; audience: Audience }

export const OrderStageLine = ({ order, audience }: Props) => (
  <Box>
    <StageLine items={detailedStages(order, audience)} cancelled={cancelledAt(order)} />
  </Box>
)

const Box = styled.div`
  padding: 16px var(--card-inset, 20px);
  ${box.card};
`
