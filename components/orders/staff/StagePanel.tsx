import type { ComponentType } from 'react'
import type { StageName } from '@/services/orders/stages.rules'
import { ContractPanel } from './ContractPanel'
import { CreditPanel } from './CreditPanel'
import { DeliveryPanel } from './DeliveryPanel'
import { DocumentsPanel } from './documents/DocumentsPanel'
import { IssueProposal } from './IssueProposal'
import { OngoingPanel } from './OngoingPanel'
import { PackagingPanel } from './packaging/PackagingPanel'
import { ReturnPanel } from './returns/ReturnPanel'
import { ShippingPanel } from './ShippingPanel'
import type { PanelProps } from './StaffOrder'
import { TermPanel } from './TermPanel'

const ProposalPanel = ({ order, orderRef }: PanelProps) =>
  order.allowed_actions.includes('issue_proposal') && <IssueProposal order={order} orderRef={orderRef} />

/** What staff do in each stage; a stage that is not here waits for nobody. */
const PANELS: Partial<Record<StageName, ComponentType<PanelProps>>> = {
  PROPOSAL_AGREEMENT: ProposalPanel,
  DOC_ANALYSIS: DocumentsPanel,
  CREDIT_ANALYSIS: CreditPanel,
  CONTRACT_INFO: ContractPanel,
  PACKAGING: PackagingPanel,
  SHIPPING: ShippingPanel,
  DELIVERY_INFO: DeliveryPanel,
  DELIVERY_TERM: TermPanel,
  ONGOING: OngoingPanel,
  RETURNING: ReturnPanel,
}

/** The command of the stage where the order stands. A change of stage brings a fresh panel. */
export const StagePanel = ({ order, orderRef }: PanelProps) => {
  const Panel = PANELS[order.stage_name]
  return Panel ? <Panel key={order.stage_name} order={order} orderRef={orderRef} /> : null
}
