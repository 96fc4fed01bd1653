import type { ComponentType } from 'react'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { OngoingPanel } from '../../contract-end/staff/OngoingPanel'
import { ContractPanel } from '../../contract/ContractPanel'
import { CreditPanel } from '../../credit/CreditPanel'
import { DeliveryTermPanel } from '../../delivery/staff/DeliveryTermPanel'
import { DeliveryPanel, PackagingPanel, ShippingPanel } from '../../delivery/staff/PackageStagePanels'
import { DocumentsPanel } from '../../documents/staff/DocumentsPanel'
import { IssueProposal } from '../../proposal/IssueProposal'
import { ReturnPanel } from '../../returns/ReturnPanel'
import type { StaffOrderProps } from '../order.types'

const ProposalPanel = ({ order, orderRef }: StaffOrderProps) =>
  order.allowed_actions.includes('issue_proposal') && <IssueProposal order={order} orderRef={orderRef} />

/** Staff's panel of each stage; a missing stage has none. */
const PANELS: Partial<Record<StageName, ComponentType<StaffOrderProps>>> = {
  PROPOSAL_AGREEMENT: ProposalPanel,
  DOC_ANALYSIS: DocumentsPanel,
  CREDIT_ANALYSIS: CreditPanel,
  CONTRACT_INFO: ContractPanel,
  PACKAGING: PackagingPanel,
  SHIPPING: ShippingPanel,
  DELIVERY_INFO: DeliveryPanel,
  DELIVERY_TERM: DeliveryTermPanel,
  ONGOING: OngoingPanel,
  RETURNING: ReturnPanel,
}

/** The panel of the current stage, remounted when the stage changes. */
export const StagePanel = ({ order, orderRef }: StaffOrderProps) => {
  const Panel = PANELS[order.stage_name]
  return Panel ? <Panel key={order.stage_name} order={order} orderRef={orderRef} /> : null
}
