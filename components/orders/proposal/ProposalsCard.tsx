import { Card, CardRow } from '@/components/ui/display/Card'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { ProposalVersion } from './ProposalVersion'

type Props = { order: Order; orderRef: OrderAddress }

/** All versions of the proposal, newest first. */
export const ProposalsCard = ({ order, orderRef }: Props) => {
  const versions = [...order.proposals].sort((a, b) => b.version - a.version)
  if (versions.length === 0) return null
  const isOnly = versions.length === 1
  return (
    <Card
      title={isOnly ? 'Proposta' : 'Propostas'}
      facts={isOnly ? undefined : `${String(versions.length)} versões`}
      flush
    >
      {versions.map((proposal, place) => (
        <CardRow key={proposal.version}>
          <ProposalVersion
            proposal={proposal}
            before={versions[place + 1]}
            isAlive={order.stage_name !== 'CANCELLED'}
            orderRef={orderRef}
          />
        </CardRow>
      ))}
    </Card>
  )
}
