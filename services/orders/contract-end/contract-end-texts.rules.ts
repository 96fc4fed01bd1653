import { formatCount, formatDay } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
import type { Order } from '../orders.schema'
import type { TitleAndDescription } from '../workflow/stage-texts.rules'
import type { Turn } from '../workflow/stages.rules'
import { daysUntil, END_CHOICE_LABEL, type EndChoice, type FeeKeptReason, isEndNear } from './contract-end.rules'
import type { ContractEnd, Renewal } from './contract-end.schema'
import { readjustmentText } from './readjustment.rules'

type LabelWithTone = { text: string; tone: 'bad' | 'wait' | 'neutral' }

/** How far the end of a contract is: `faltam 45 dias`, `termina hoje`, `terminou há 3 dias`. */
export function timeLeftText(endsOn: string, today: string): LabelWithTone {
  const days = daysUntil(endsOn, today)
  if (days < 0) return { text: `terminou há ${formatCount(-days, 'dia', 'dias')}`, tone: 'bad' }
  if (days === 0) return { text: 'termina hoje', tone: 'bad' }
  return {
    text: `${days === 1 ? 'falta' : 'faltam'} ${formatCount(days, 'dia', 'dias')}`,
    tone: isEndNear(endsOn, today) ? 'wait' : 'neutral',
  }
}

/**
 * What the customer chose for the end, for a list: `Aditivo enviado`, `Renovar por 24 meses`; undefined without a
 * choice.
 */
export function contractEndLabel(end: ContractEnd | null): LabelWithTone | undefined {
  if (end?.addendum === 'open') return { text: 'Aditivo enviado', tone: 'wait' }
  if (end?.addendum === 'refused') return { text: 'Aditivo recusado', tone: 'bad' }
  return end?.choice ? { text: choiceText(end), tone: 'neutral' } : undefined
}

/** `Renovar por 24 meses`, `Devolver`, `Trocar por outros`. */
export const choiceText = ({ choice, duration_months }: Pick<ContractEnd, 'choice' | 'duration_months'>): string => {
  if (!choice) return ''
  return duration_months ? `${END_CHOICE_LABEL[choice]} por ${String(duration_months)} meses` : END_CHOICE_LABEL[choice]
}

const FEE_KEPT_TEXTS: Readonly<Record<FeeKeptReason, string>> = {
  chosen: 'Sem reajuste.',
  no_index:
    'O índice deste mês ainda não foi informado. A Arrenda confirma o valor no aditivo, que espera o seu aceite.',
  too_early: 'Sem reajuste: o valor atual vale há menos de 12 meses.',
}

/** Staff issue the addendum themselves, so one text differs. */
const FEE_KEPT_TEXTS_STAFF: Readonly<Record<FeeKeptReason, string>> = {
  ...FEE_KEPT_TEXTS,
  no_index:
    'O índice deste mês ainda não foi informado: com este aditivo a mensalidade fica como está. O Financeiro informa o índice em Fim de contrato.',
}

/** Why a renewal keeps or changes the fee, in words for customers or staff. */
export const renewalReason = (
  { readjustment, kept_because }: Pick<Renewal, 'readjustment' | 'kept_because'>,
  audience: Audience,
): string =>
  readjustment
    ? `Reajuste pelo ${readjustmentText(readjustment)}.`
    : (audience === 'staff' ? FEE_KEPT_TEXTS_STAFF : FEE_KEPT_TEXTS)[kept_because ?? 'chosen']

/** `de 20/12/2026 a 20/12/2028`. */
export const periodText = ({ begins_on, ends_on }: Pick<Renewal, 'begins_on' | 'ends_on'>): string =>
  `de ${formatDay(begins_on)} a ${formatDay(ends_on)}`

type OrderEndFields = Pick<Order, 'stage_name' | 'ends_on' | 'contract_end' | 'addenda'>

/**
 * The title and description that ask the customer to act on the end of a contract: an addendum or their choice.
 * Undefined when the end is far away.
 */
export function contractEndText(order: OrderEndFields, today: string): TitleAndDescription | undefined {
  const { stage_name, ends_on, contract_end: end } = order
  if (stage_name !== 'ONGOING' || !ends_on) return undefined
  const offer = openOffer(order)
  if (offer)
    return {
      title: `Responda ao aditivo ${offer.number}`,
      description: `Ele renova o contrato. Leia os termos e aceite ou recuse até ${formatDay(offer.begins_on)}.`,
    }
  if (!isEndNear(ends_on, today)) return undefined
  return {
    title: endTitle(daysUntil(ends_on, today)),
    description: end?.choice
      ? `Você escolheu ${choiceText(end).toLowerCase()}. Até o fim, ainda dá para mudar.`
      : 'Diga se quer renovar, devolver ou trocar os equipamentos.',
  }
}

type EndFields = Pick<Order, 'stage_name' | 'ends_on' | 'contract_end'>

/** Whose decision the end of a contract is; undefined while it is far away. */
export function contractEndTurn(
  { stage_name, ends_on, contract_end: end }: EndFields,
  today: string,
): Turn | undefined {
  if (stage_name !== 'ONGOING' || !ends_on) return undefined
  if (end?.addendum === 'open') return 'customer'
  if (!isEndNear(ends_on, today)) return undefined
  return end?.choice || end?.addendum === 'refused' ? 'staff' : 'customer'
}

/** What staff read about the end of a contract, and what they can do; undefined while it is far away. */
export function contractEndStaffText(order: EndFields, today: string): TitleAndDescription | undefined {
  const { ends_on, contract_end: end } = order
  if (!ends_on || !contractEndTurn(order, today)) return undefined
  if (end?.addendum === 'open')
    return { title: 'O cliente decide sobre o aditivo', description: 'Avisamos quando ele responder.' }
  if (end?.addendum === 'refused')
    return { title: 'O cliente recusou o aditivo', description: 'Leia o motivo no histórico e envie outro.' }
  if (end?.choice)
    return { title: `O cliente quer ${choiceText(end).toLowerCase()}`, description: STAFF_STEPS[end.choice] }
  return {
    title: endTitle(daysUntil(ends_on, today)),
    description: 'O cliente ainda não disse o que quer: pergunte a ele ou envie o aditivo.',
  }
}

const STAFF_STEPS: Readonly<Record<EndChoice, string>> = {
  renew: 'Envie o aditivo para o aceite dele.',
  return: 'Combine a coleta e inicie a devolução no fim do contrato.',
  upgrade: 'Combine a troca e prepare a nova proposta.',
}

/** The label of that text's button; undefined once the customer has chosen. */
export function contractEndCallToAction(order: OrderEndFields, today: string): string | undefined {
  if (!contractEndText(order, today)) return undefined
  if (openOffer(order)) return 'Ver o aditivo'
  return order.contract_end?.choice ? undefined : 'Decidir agora'
}

const openOffer = ({ addenda }: OrderEndFields) => addenda.find(({ status }) => status === 'open')

function endTitle(days: number): string {
  if (days < 0) return `O contrato terminou há ${formatCount(-days, 'dia', 'dias')}`
  if (days <= 1) return `O contrato termina ${days === 0 ? 'hoje' : 'amanhã'}`
  return `O contrato termina em ${formatCount(days, 'dia', 'dias')}`
}
