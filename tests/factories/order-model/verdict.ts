import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { Facts } from './facts'
import { contractIsReady, contractIsSigned, isSigned, type Leads, MODEL, termIsUp } from './model'

/** Whether somebody with these roles may perform the command. */
export const isTheirs = (action: OrderAction, stage: string, as: readonly string[]): boolean =>
  MODEL[action].who(stage).some((group) => as.includes(group))

/** Whether the command exists at the stage. */
export const isOfStage = (action: OrderAction, stage: string): boolean => MODEL[action].stages.includes(stage)

/** Whether the command is possible now. */
export const isPossible = (action: OrderAction, order: Facts): boolean => {
  return isOfStage(action, order.stage) && (MODEL[action].when?.(order) ?? true)
}

/** Where the order is after a successful command. */
export const leadsTo = (action: OrderAction, before: Facts, after: Facts): Leads =>
  MODEL[action].to?.(before, after) ?? { stage: before.stage, state: stateInStage(before, after) }

/** A contract is refused as long as somebody's refusal to sign it stands. */
const stateInStage = ({ stage, state }: Facts, { contract }: Facts): string =>
  stage !== 'CONTRACT_INFO' ? state : contract.someoneDeclined ? 'reproved' : 'waiting'

/** Staff must send the document again after a signer has declined or a link has expired. */
const isStuck = ({ someoneDeclined, someoneLapsed }: Facts['contract']): boolean => someoneDeclined || someoneLapsed

/** The turn after a command: submissions pass it on, otherwise it follows from the facts of the order. */
export function turnAfter(action: OrderAction, before: Facts, after: Facts): string | null {
  const { stage, state } = leadsTo(action, before, after)
  const isRefused = state === 'reproved' && !after.sentBack
  if (['ONGOING', 'FINISHED', 'CANCELLED'].includes(stage)) return null
  if (stage === 'PROPOSAL_AGREEMENT') return isRefused ? 'staff' : 'customer'
  if (stage === 'DOC_ANALYSIS') {
    if (action === 'submit_documents') return 'staff'
    return before.stage === stage && state === before.state ? before.turn : 'customer'
  }
  if (stage === 'CONTRACT_INFO') {
    const isUp = after.contract.originals > 0 && Boolean(after.contractNumber) && after.contract.approved !== true
    if (!isUp || contractIsSigned(after) || isStuck(after.contract)) return 'staff'
    // Once everyone is named, staff send it to them, unless a signed copy was reproved.
    const isToSend = contractIsReady(after) && !after.contract.someoneAsked && after.contract.approved !== false
    const isNobodyNamed = after.contract.signers + after.contract.witnesses === 0
    return isToSend || isNobodyNamed ? 'staff' : 'customer'
  }
  if (stage === 'DELIVERY_TERM') {
    const { signers, someoneAsked, approved } = after.term
    const isToSend = signers > 0 && !someoneAsked && approved !== false
    const isTheirTurn = !isRefused && termIsUp(after) && !isSigned(after.term) && !isStuck(after.term)
    return isTheirTurn && !isToSend ? 'customer' : 'staff'
  }
  return 'staff'
}
