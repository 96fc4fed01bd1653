import type { Group, StaffGroup } from '@/services/auth/actor.rules'
import type { SignableDocument } from '../documents/required-documents.rules'
import {
  everyoneIsNamed,
  isAskedToSign,
  isDeclined,
  isLapsed,
  isNobodyNamed,
  isSigned,
  isWithOurSigners,
} from '../signing/signing-state.rules'
import { documentOf, isRefused, type OrderSnapshot } from './snapshot.rules'
import { type OrderState, type StageName, STAGES, type Turn } from './stages.rules'

/**
 * The staff groups that own a stage (docs/workflow.md, "Stages, states and turn"). The first one is the group that does
 * the daily work: lists show that one. ONGOING, FINISHED and CANCELLED have no owner.
 */
export const STAGE_OWNERS: Record<StageName, readonly StaffGroup[]> = {
  PROPOSAL_AGREEMENT: ['VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR'],
  DOC_ANALYSIS: ['JURÍDICO', 'OPERAÇÃO', 'ADMINISTRADOR'],
  CREDIT_ANALYSIS: ['FINANCEIRO', 'ADMINISTRADOR'],
  CONTRACT_INFO: ['JURÍDICO', 'ADMINISTRADOR'],
  PACKAGING: ['OPERAÇÃO', 'ADMINISTRADOR'],
  SHIPPING: ['OPERAÇÃO', 'ADMINISTRADOR'],
  DELIVERY_INFO: ['OPERAÇÃO', 'ADMINISTRADOR'],
  DELIVERY_TERM: ['OPERAÇÃO', 'ADMINISTRADOR'],
  ONGOING: [],
  RETURNING: ['OPERAÇÃO', 'ADMINISTRADOR'],
  FINISHED: [],
  CANCELLED: [],
}

/** The stages that these groups own. */
export const stagesOwnedBy = (groups: readonly Group[]): StageName[] =>
  STAGES.filter((stage) => STAGE_OWNERS[stage].some((owner) => groups.includes(owner)))

type TurnRule = (order: OrderSnapshot) => Turn | null

const staff: TurnRule = () => 'staff'
const nobody: TurnRule = () => null

const TURNS: Record<StageName, TurnRule> = {
  PROPOSAL_AGREEMENT: (order) => (isRefused(order) ? 'staff' : 'customer'),
  // Submitting and sending back pass the turn; uploads in between do not.
  DOC_ANALYSIS: ({ state, turn }) => (state === 'reproved' ? 'customer' : (turn ?? 'customer')),
  CREDIT_ANALYSIS: staff,
  CONTRACT_INFO: contractTurn,
  PACKAGING: staff,
  SHIPPING: staff,
  DELIVERY_INFO: staff,
  DELIVERY_TERM: termTurn,
  ONGOING: nobody,
  RETURNING: staff,
  FINISHED: nobody,
  CANCELLED: nobody,
}

/** Whose turn it is, derived from the facts alone; null when no one has to act. */
export const turnOf = (order: OrderSnapshot): Turn | null => TURNS[order.stage](order)

/**
 * Staff upload the contract, set its number and name the signers, or begin to and leave the others to the customer; staff send
 * it, they sign, each side its own, staff check. After a declined signature or an expired link it is staff's turn; after a
 * reproved signed copy, the customer's.
 */
function contractTurn(order: OrderSnapshot): Turn {
  const contract = documentOf(order, 'CONTRACT')
  const isReady = Boolean(contract && contract.originals > 0 && order.contractNumber)
  if (!isReady || contract?.approved === true || isStuck(order, 'CONTRACT')) return 'staff'
  const isOurs =
    isSigned(order, 'CONTRACT') ||
    isToSend(order, 'CONTRACT') ||
    isNobodyNamed(order, 'CONTRACT') ||
    isWithOurSigners(order, 'CONTRACT')
  return isOurs ? 'staff' : 'customer'
}

/** Staff have to resend it before anyone can sign. */
const isStuck = (order: OrderSnapshot, type: SignableDocument): boolean =>
  isDeclined(order, type) || isLapsed(order, type)

/** Everyone is named and no link was sent yet; after a reproved signed copy it is the customer's turn instead. */
const isToSend = (order: OrderSnapshot, type: SignableDocument): boolean =>
  everyoneIsNamed(order, type) && !isAskedToSign(order, type) && documentOf(order, type)?.approved !== false

/**
 * Staff upload the term; the customer uploads it signed, names signers for staff to notify, or reports what is missing.
 * After a declined signature or an expired link it is staff's turn; staff complete the stage.
 */
function termTurn(order: OrderSnapshot): Turn {
  const term = documentOf(order, 'DELIVERY_TERM')
  if (isRefused(order) || !term || term.originals === 0 || term.approved === true) return 'staff'
  const isOurs =
    isSigned(order, 'DELIVERY_TERM') ||
    isStuck(order, 'DELIVERY_TERM') ||
    isToSend(order, 'DELIVERY_TERM') ||
    isWithOurSigners(order, 'DELIVERY_TERM')
  return isOurs ? 'staff' : 'customer'
}

/** The staff groups whose turn it is; empty when it is the customer's turn or no one's. */
export const turnGroupsOf = ({ stage, turn }: Pick<OrderState, 'stage' | 'turn'>): readonly StaffGroup[] =>
  turn === 'staff' ? STAGE_OWNERS[stage] : []
