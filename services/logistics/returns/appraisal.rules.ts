import { formatList } from '@/services/format/format.rules'
import { type Checklist, type ChecklistPoint, faultLabels, openPoints, pointLabel } from './checklist.rules'

export const UNIT_CONDITIONS = ['good', 'worn', 'damaged', 'missing'] as const

/** Where an appraised unit goes. */
export const UNIT_DESTINATIONS = ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'] as const

export type Condition = (typeof UNIT_CONDITIONS)[number]
export type Destination = (typeof UNIT_DESTINATIONS)[number]

export const CONDITION_LABEL: Record<Condition, string> = {
  good: 'Em bom estado',
  worn: 'Desgaste normal',
  damaged: 'Com avaria',
  missing: 'Não devolvido',
}

/** Colour of a condition's tag. */
export const CONDITION_TONE = { good: 'ok', worn: 'ok', damaged: 'wait', missing: 'bad' } as const satisfies Record<
  Condition,
  string
>

export const DESTINATION_LABEL: Record<Destination, string> = {
  UP_FOR_RENTAL: 'Volta para a prateleira',
  IN_MAINTENANCE: 'Vai para manutenção',
  DISPOSABLE_SERIAL: 'Sai do estoque',
}

/** The same on the buttons of the appraisal. */
export const DESTINATION_NAME: Record<Destination, string> = {
  UP_FOR_RENTAL: 'Prateleira',
  IN_MAINTENANCE: 'Manutenção',
  DISPOSABLE_SERIAL: 'Descarte',
}

/** An appraisal that may still lack answers. */
export type AppraisalDraft = {
  condition?: Condition
  destination?: Destination
  comment?: string
  checklist?: Checklist
}

/** A unit of this type that has nothing wrong: what "Tudo em ordem" answers. */
export const flawlessAppraisal = (points: readonly ChecklistPoint[]) => ({
  condition: 'good' as const,
  destination: 'UP_FOR_RENTAL' as const,
  checklist: Object.fromEntries(points.map((point) => [point, 'ok' as const])) as Checklist,
})

/** A unit that did not come back; nothing of it can be tested. */
export const MISSING_UNIT = { condition: 'missing', destination: 'DISPOSABLE_SERIAL' } as const

/** Why a unit with these answers is not in this condition, as a sentence. */
export function conditionObjection(condition: Condition, { checklist = {} }: AppraisalDraft): string | undefined {
  return condition === 'good' && faultLabels(checklist).length > 0
    ? 'Bom estado só com todos os testes em ordem.'
    : undefined
}

/** Why a unit with these answers does not go there, as a sentence. */
export function destinationObjection(
  destination: Destination,
  { condition, checklist = {} }: AppraisalDraft,
): string | undefined {
  if (condition === 'missing')
    return destination === 'DISPOSABLE_SERIAL' ? undefined : 'O que não voltou só pode ser descartado.'
  if (destination !== 'UP_FOR_RENTAL') return undefined
  if (checklist.wiped === 'bad') return 'Prateleira só com os dados apagados.'
  if (faultLabels(checklist).length > 0) return 'Prateleira só com todos os testes em ordem.'
  return condition === 'damaged' ? 'Com avaria não volta direto para a prateleira.' : undefined
}

export type MissingAnswer = ChecklistPoint | 'comment' | 'condition' | 'destination'

/**
 * What an appraisal lacks, in the order of the form: every test of the unit's type, words for a fault or damage, a
 * condition and a destination. A unit that did not come back needs no test.
 */
export function missingAnswers(draft: AppraisalDraft, points: readonly ChecklistPoint[]): MissingAnswer[] {
  const { condition, destination, comment, checklist = {} } = draft
  const decided = [...(condition ? [] : ['condition' as const]), ...(destination ? [] : ['destination' as const])]
  if (condition === 'missing') return decided
  const isToDescribe = condition === 'damaged' || faultLabels(checklist).length > 0
  return [...openPoints(checklist, points), ...(isToDescribe && !comment ? ['comment' as const] : []), ...decided]
}

const ANSWER_NAMES = { comment: 'o que foi encontrado', condition: 'condição', destination: 'destino' }

const answerName = (answer: MissingAnswer): string =>
  answer in ANSWER_NAMES
    ? ANSWER_NAMES[answer as keyof typeof ANSWER_NAMES]
    : pointLabel(answer as ChecklistPoint).toLocaleLowerCase('pt-BR')

/** 'bateria, dados apagados e destino'; with `most`, 'bateria, tela e mais 3' */
export const answersText = (answers: readonly MissingAnswer[], most?: number): string =>
  formatList(answers.map(answerName), most)

type AppraisedUnit = AppraisalDraft & { serial: string }

/** Why a unit of a type with these tests cannot be appraised like this, as sentences. */
export function appraisalObjections({ serial, ...draft }: AppraisedUnit, points: readonly ChecklistPoint[]): string[] {
  const { condition, destination } = draft
  const missing = missingAnswers(draft, points)
  const sentences = [
    missing.length > 0 ? `falta responder: ${answersText(missing)}.` : undefined,
    condition && conditionObjection(condition, draft),
    destination && destinationObjection(destination, draft),
  ]
  return sentences.flatMap((sentence) => (sentence ? [`Serial ${serial}: ${sentence}`] : []))
}
