import { formatCount, formatDay } from '@/services/format/format.rules'
import { daysUntil, END_CHOICE_LABEL, type KeptBecause } from './contract-end.rules'
import type { ContractEnd, Renewal } from './contract-end.schema'
import { readjustmentText } from './readjustment.rules'

type Left = { text: string; tone: 'bad' | 'wait' | 'neutral' }

/** Within so many days the end of a contract is what its order is about. */
const NEAR = 90

/** How far the end of a contract is: `faltam 45 dias`, `termina hoje`, `terminou há 3 dias`. */
export function leftText(endsOn: string, today: string): Left {
  const days = daysUntil(endsOn, today)
  if (days < 0) return { text: `terminou há ${formatCount(-days, 'dia', 'dias')}`, tone: 'bad' }
  if (days === 0) return { text: 'termina hoje', tone: 'bad' }
  return {
    text: `${days === 1 ? 'falta' : 'faltam'} ${formatCount(days, 'dia', 'dias')}`,
    tone: days <= NEAR ? 'wait' : 'neutral',
  }
}

export const isNear = (endsOn: string, today: string): boolean => daysUntil(endsOn, today) <= NEAR

/** What was said about the end, for a list: `Aditivo enviado`, `Renovar por 24 meses`; undefined while nothing was. */
export function endWord(end: ContractEnd | null): Left | undefined {
  if (end?.addendum === 'open') return { text: 'Aditivo enviado', tone: 'wait' }
  if (end?.addendum === 'refused') return { text: 'Aditivo recusado', tone: 'bad' }
  return end?.choice ? { text: choiceText(end), tone: 'neutral' } : undefined
}

/** `Renovar por 24 meses`, `Devolver`, `Trocar por outros`. */
export const choiceText = ({ choice, duration_months }: Pick<ContractEnd, 'choice' | 'duration_months'>): string => {
  if (!choice) return ''
  return duration_months ? `${END_CHOICE_LABEL[choice]} por ${String(duration_months)} meses` : END_CHOICE_LABEL[choice]
}

const KEPT: Readonly<Record<KeptBecause, string>> = {
  chosen: 'Sem reajuste.',
  no_index:
    'O índice deste mês ainda não foi informado. A Arrenda confirma o valor no aditivo, que espera o seu aceite.',
  too_early: 'Sem reajuste: o valor atual vale há menos de 12 meses.',
}

/** Why the fee of a renewal is what it is. */
export const renewalReason = ({
  readjustment,
  kept_because,
}: Pick<Renewal, 'readjustment' | 'kept_because'>): string =>
  readjustment ? `Reajuste pelo ${readjustmentText(readjustment)}.` : KEPT[kept_because ?? 'chosen']

/** `de 20/12/2026 a 20/12/2028`. */
export const periodText = ({ begins_on, ends_on }: Pick<Renewal, 'begins_on' | 'ends_on'>): string =>
  `de ${formatDay(begins_on)} a ${formatDay(ends_on)}`
