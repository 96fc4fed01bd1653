import { Fragment, type ReactNode } from 'react'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { currentDay } from '@/services/format/format.rules'
import { isEndNear } from '@/services/orders/contract-end/contract-end.rules'
import { positionOf, type StageName } from '@/services/orders/workflow/stages.rules'
import { ContractCard } from '../contract/ContractCard'
import { DeliveriesCard } from '../delivery/DeliveriesCard'
import { DeliveryTermCard } from '../delivery/DeliveryTermCard'
import { DocumentsCard } from '../documents/DocumentsCard'
import { ProposalsCard } from '../proposal/ProposalsCard'
import { OrderItems } from './OrderItems'
import { ProductSpecifications } from './ProductSpecifications'

/** Loaded with the first running rental; the other orders do without it. */
const ContractEndCard = lazyPart(
  () => import('../contract-end/ContractEndCard').then((module) => module.ContractEndCard),
  () => (
    <Card id="fim-do-contrato" title="Fim do contrato">
      <SkeletonText label="Carregando o fim do contrato" rows={4} />
    </Card>
  ),
)

type Section = { key: string; at: readonly StageName[]; content: ReactNode }

/** The cards of an order; those of the current stage come first. */
export const CustomerOrderCards = ({ order, orderRef }: OrderProps) => {
  const sections = sectionsOf({ order, orderRef })
  const first = sections.filter(({ at }) => at.includes(order.stage_name))
  const others = sections.filter(({ at }) => !at.includes(order.stage_name))
  return [...first, ...others].map(({ key, content }) => <Fragment key={key}>{content}</Fragment>)
}

function sectionsOf({ order, orderRef }: OrderProps): Section[] {
  const contract = order.documents.find(({ document_type }) => document_type === 'CONTRACT')
  const term = order.documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')
  const hasDocuments =
    positionOf(order.stage_name) >= positionOf('DOC_ANALYSIS') ||
    order.documents.some(({ is_signable, files }) => !is_signable && files.length > 0)
  const sections: (Section | false | undefined)[] = [
    order.stage_name === 'ONGOING' && {
      key: 'end',
      // Only near its end does the contract end come before the equipment.
      at: order.ends_on && isEndNear(order.ends_on, currentDay()) ? ['ONGOING'] : [],
      content: <ContractEndCard order={order} orderRef={orderRef} />,
    },
    term && {
      key: 'term',
      at: ['DELIVERY_TERM'],
      content: <DeliveryTermCard order={order} orderRef={orderRef} document={term} />,
    },
    contract && {
      key: 'contract',
      at: ['CONTRACT_INFO'],
      content: <ContractCard order={order} orderRef={orderRef} document={contract} />,
    },
    hasDocuments && {
      key: 'documents',
      at: ['DOC_ANALYSIS', 'CREDIT_ANALYSIS'],
      content: <DocumentsCard order={order} orderRef={orderRef} />,
    },
    {
      key: 'items',
      at: ['PROPOSAL_AGREEMENT', 'ONGOING'],
      content: <OrderItems order={order} extra={<ProductSpecifications maskId={order.order_mask_id} />} />,
    },
    {
      key: 'deliveries',
      at: ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'RETURNING'],
      content: <DeliveriesCard order={order} audience="customer" />,
    },
    { key: 'proposals', at: ['PROPOSAL_AGREEMENT'], content: <ProposalsCard order={order} orderRef={orderRef} /> },
  ]
  return sections.filter((section): section is Section => Boolean(section))
}
