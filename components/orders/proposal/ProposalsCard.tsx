import type { OrderProps } from '@/components/orders/workflow/order.types'
import { Card, CardRow } from '@/components/ui/display/Card'
import { ProposalVersion } from './ProposalVersion'

/** All versions of the proposal, newest first. */
export const ProposalsCard = ({ order, orderRef }: OrderProps) => {
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
