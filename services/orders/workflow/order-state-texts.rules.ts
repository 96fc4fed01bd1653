import type { StaffGroup } from '@/services/auth/actor.rules'
import { lowerFirst, toDay } from '@/services/format/format.rules'
import { contractEndStaffText, contractEndText } from '../contract-end/contract-end-texts.rules'
import { incompleteDocuments } from '../documents/document-state.rules'
import type { Audience } from '../order-address.rules'
import type { Order, OrderSummary } from '../orders.schema'
import { signingText } from '../signing/signing-texts.rules'
import {
  CUSTOMER_OTHER_TURN_TEXTS,
  CUSTOMER_SENT_BACK_TEXTS,
  CUSTOMER_TEXTS,
  type OtherTurnTexts,
  type SentBackTexts,
  STAFF_OTHER_TURN_TEXTS,
  STAFF_SENT_BACK_TEXTS,
  STAFF_TEXTS,
  type StageText,
  type TitleAndDescription,
} from './stage-texts.rules'
import { STAGE_LABEL, type StageName, type StageState, type Turn } from './stages.rules'

/** Title and description of a stage in a state, for one audience. */
export function stageText(stage: StageName, state: StageState, audience: Audience): TitleAndDescription {
  return toText((audience === 'customer' ? CUSTOMER_TEXTS : STAFF_TEXTS)[stage][state])
}

type OrderStateFields = Pick<OrderSummary, 'stage_name' | 'stage_state' | 'turn'> &
  Partial<Pick<OrderSummary, 'sent_back'>>

/** The turn that the default text of a waiting stage describes; the other turn has a text of its own. */
const DEFAULT_TURN: Record<keyof OtherTurnTexts, Turn> = {
  DOC_ANALYSIS: 'customer',
  CONTRACT_INFO: 'staff',
  DELIVERY_TERM: 'staff',
}

const hasTwoTurns = (stage: StageName): stage is keyof OtherTurnTexts => stage in DEFAULT_TURN

const hasTwoReasons = (stage: StageName): stage is keyof SentBackTexts => stage in CUSTOMER_SENT_BACK_TEXTS

/** The state of an order: one sentence with a verb, and one about what comes next. */
export function orderStateText(
  { stage_name: stage, stage_state: state, turn, sent_back }: OrderStateFields,
  audience: Audience,
): TitleAndDescription {
  if (sent_back && hasTwoReasons(stage)) {
    return toText((audience === 'customer' ? CUSTOMER_SENT_BACK_TEXTS : STAFF_SENT_BACK_TEXTS)[stage])
  }
  if (hasTwoTurns(stage) && state === 'waiting' && turn !== DEFAULT_TURN[stage]) {
    return toText((audience === 'customer' ? CUSTOMER_OTHER_TURN_TEXTS : STAFF_OTHER_TURN_TEXTS)[stage])
  }
  return stageText(stage, state, audience)
}

/**
 * The text of the turn banner: `orderStateText`, plus the progress of a signing and, for the customer, what is left to
 * do.
 */
export function bannerText(order: Order, audience: Audience, now = new Date()): TitleAndDescription {
  const text = orderStateText(order, audience)
  const ending = (audience === 'customer' ? contractEndText : contractEndStaffText)(order, toDay(now))
  if (ending) return ending
  const signing = signingText(order, audience)
  if (signing) return signing
  const isTheirTask = order.turn === 'customer' && audience === 'customer' && order.stage_name === 'DOC_ANALYSIS'
  return isTheirTask ? { ...text, title: documentsTitle(order) ?? text.title } : text
}

function documentsTitle(order: Order): string | undefined {
  const { missing, reproved } = incompleteDocuments(order)
  if (reproved.length > 0) return `Corrija ${documents(reproved.length)} e envie de novo`
  if (missing.length === 0) return order.sent_back ? undefined : 'Tudo pronto: envie para análise'
  const nothingYet = missing.length === order.documents.filter(({ required }) => required).length
  if (nothingYet) return undefined
  return `${missing.length === 1 ? 'Falta' : 'Faltam'} ${documents(missing.length)} para enviar`
}

const documents = (count: number): string => (count === 1 ? '1 documento' : `${String(count)} documentos`)

/** What the customer has to do, short enough for a table row, and the verb of its link. */
export function customerCallToAction(order: OrderStateFields): { title: string; verb: string } {
  const { stage_name: stage, stage_state: state, sent_back } = order
  const call = CUSTOMER_CALLS[stage]
  if (!call || sent_back) return { title: orderStateText(order, 'customer').title, verb: call?.verb ?? 'Ver pedido' }
  return stage === 'DOC_ANALYSIS' && state === 'reproved' ? { title: 'Corrija os documentos', verb: 'Corrigir' } : call
}

const CUSTOMER_CALLS: Partial<Record<StageName, { title: string; verb: string }>> = {
  PROPOSAL_AGREEMENT: { title: 'Aceite ou recuse a proposta', verb: 'Analisar' },
  DOC_ANALYSIS: { title: 'Envie os documentos da empresa', verb: 'Enviar' },
  CONTRACT_INFO: { title: 'Assine o contrato', verb: 'Assinar' },
  DELIVERY_TERM: { title: 'Assine o termo de entrega', verb: 'Assinar' },
}

/** Tone of a status tag: wait = the customer's turn, brand = Arrenda's turn. */
export type OrderStatus = { tone: 'wait' | 'brand' | 'bad' | 'neutral'; word: string }

/** The status of an order in one word, the same in tags and filters. */
export function orderStatus(
  order: OrderStateFields & Pick<OrderSummary, 'turn_groups'>,
  audience: Audience,
): OrderStatus {
  if (order.turn === 'customer') return { tone: 'wait', word: audience === 'customer' ? 'Sua vez' : 'Vez do cliente' }
  if (order.turn === 'staff')
    return { tone: 'brand', word: audience === 'customer' ? 'Vez da Arrenda' : groupTurn(order) }
  return { tone: order.stage_name === 'CANCELLED' ? 'bad' : 'neutral', word: STAGE_LABEL[order.stage_name] }
}

/** The names of the staff groups in lists: by what they do, not by their role's name. */
export const GROUP_LABEL: Record<StaffGroup, string> = {
  ADMINISTRADOR: 'Administração',
  FINANCEIRO: 'Financeiro',
  OPERAÇÃO: 'Operação',
  JURÍDICO: 'Jurídico',
  PRODUTO: 'Produto',
  'GERENTE VENDEDOR': 'Vendas',
  VENDEDOR: 'Vendas',
}

const GROUP_TURN: Record<StaffGroup, string> = {
  ADMINISTRADOR: 'Vez da Administração',
  FINANCEIRO: 'Vez do Financeiro',
  OPERAÇÃO: 'Vez da Operação',
  JURÍDICO: 'Vez do Jurídico',
  PRODUTO: 'Vez de Produto',
  'GERENTE VENDEDOR': 'Vez de Vendas',
  VENDEDOR: 'Vez de Vendas',
}

const groupTurn = ({ turn_groups }: Pick<OrderSummary, 'turn_groups'>): string => {
  const [first] = turn_groups
  return first !== undefined && first in GROUP_TURN ? GROUP_TURN[first as StaffGroup] : 'Vez da Arrenda'
}

/** The text that shows staff of other groups whose turn it is. Undefined for those who may act. */
export function watchingText(
  order: Pick<OrderSummary, 'turn' | 'turn_groups'>,
  groups: readonly string[],
): string | undefined {
  if (order.turn !== 'staff' || order.turn_groups.some((group) => groups.includes(group))) return undefined
  const turn = groupTurn(order)
  return `É a ${lowerFirst(turn)}. Sua equipe só acompanha.`
}

/** Whose turn it is, in staff's list; the customer's turn on a contract is shown as the signers'. */
export function turnLabel({
  stage_name,
  turn,
  turn_groups,
}: OrderStateFields & Pick<OrderSummary, 'turn_groups'>): string {
  if (turn === 'customer') return stage_name === 'CONTRACT_INFO' ? 'Signatários' : 'Cliente'
  const [first] = turn_groups
  return first !== undefined && first in GROUP_LABEL ? GROUP_LABEL[first as StaffGroup] : 'Arrenda'
}

/** The status word of a stage in a row: a refused proposal has its own. */
export function stageStatusLabel({ stage_name: stage, stage_state: state, sent_back }: OrderStateFields): string {
  const refused = state === 'reproved' && !sent_back ? REFUSED_LABEL[stage] : undefined
  return refused ?? STAGE_LABEL[stage]
}

const REFUSED_LABEL: Partial<Record<StageName, string>> = {
  PROPOSAL_AGREEMENT: 'Proposta recusada',
  CREDIT_ANALYSIS: 'Crédito reprovado',
}

/** The name of the stage an order is sent back to, to follow 'Voltar para'. */
export const rollbackTarget = (stage: StageName): string => TARGETS[stage] ?? STAGE_LABEL[stage].toLowerCase()

const TARGETS: Partial<Record<StageName, string>> = { DELIVERY_TERM: 'termo de entrega', ONGOING: 'locação' }

const toText = ([title, description]: StageText): TitleAndDescription => ({ title, description })
