import { formatCount } from '@/services/format/format.rules'
import { RISK_LABEL, unseenLabel } from './credit-texts.rules'
import type { CreditReport, NegativeEntries } from './credit.schema'
import type { ExposureVerdict } from './exposure.rules'
import { countNegatives } from './negative-entries.rules'
import type { RiskClass } from './risk-classes.rules'

/** What a report suggests, the best first. Staff decide. */
export const ADVICE_LEVELS = ['approve', 'review', 'refuse', 'ask_again'] as const

export type AdviceLevel = (typeof ADVICE_LEVELS)[number]

/** What a risk class suggests where nothing is held against the company. */
export const ADVICE_BY_RISK = {
  minimal: 'approve',
  very_low: 'approve',
  low: 'approve',
  medium: 'review',
  considerable: 'review',
  relevant: 'refuse',
  imminent: 'refuse',
  unclassified: 'review',
} as const satisfies Record<RiskClass, AdviceLevel>

const ADVICE_TEXT = {
  approve: 'pode aprovar',
  review: 'revise antes de aprovar',
  refuse: 'não recomendamos aprovar',
  ask_again: 'consulte de novo antes de decidir',
} as const satisfies Record<AdviceLevel, string>

/** The tone of a notice. */
export const ADVICE_TONE = {
  approve: 'ok',
  review: 'warn',
  refuse: 'bad',
  ask_again: 'warn',
} as const satisfies Record<AdviceLevel, string>

type Basis = Pick<CreditReport, 'risk_class' | 'negative_entries'> & {
  /** The result may still be used. */
  isValid: boolean
  /** Of the order that is decided on, if any. */
  verdict?: ExposureVerdict
}

/**
 * The recommendation of a report in a sentence: risk, entries, limit, advice. An entry, a kind that nobody looked at or
 * an exceeded limit asks for a review whatever the class; a result that has expired, for another query.
 */
export function recommend({ risk_class, negative_entries, isValid, verdict }: Basis): {
  level: AdviceLevel
  text: string
} {
  const { found, unseen } = countNegatives(negative_entries)
  const isClean = found === 0 && unseen === 0 && verdict !== 'exceeds'
  const byRisk = ADVICE_BY_RISK[risk_class]
  const now = byRisk === 'approve' && !isClean ? 'review' : byRisk
  const level = isValid ? now : 'ask_again'
  const facts = [
    risk_class === 'unclassified' ? 'Sem classificação de risco' : `Risco ${RISK_LABEL[risk_class].toLowerCase()}`,
    negativesInShort(negative_entries),
    ...(verdict === 'exceeds' ? ['acima do limite'] : []),
    ...(isValid ? [] : ['resultado vencido']),
  ]
  return { level, text: `${facts.join(', ')}: ${ADVICE_TEXT[level]}` }
}

/** "10 registros", "nada consta, 1 tipo não consultado". Kinds that nobody looked at do not count as clean. */
export function negativesInShort(entries: readonly Pick<NegativeEntries, 'count'>[]): string {
  const { found, unseen } = countNegatives(entries)
  const seen = found > 0 ? formatCount(found, 'registro', 'registros') : 'nada consta'
  if (unseen === 0) return seen
  return unseen === entries.length ? unseenLabel(unseen) : `${seen}, ${unseenLabel(unseen)}`
}

/** What is held against somebody first, then what nobody looked at, then what is clean. */
export const worstFirst = <T extends Pick<NegativeEntries, 'count'>>(entries: readonly T[]): T[] => {
  const rank = ({ count }: T): number => (count === null ? 1 : count > 0 ? 0 : 2)
  return entries.toSorted((one, other) => rank(one) - rank(other))
}
