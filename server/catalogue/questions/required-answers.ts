import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { listAnsweredBy, listUnanswered, lockSimulatorsOfProperties } from './questions.repository'

/**
 * Runs a change of properties, and refuses 409 when it leaves a required question of an active simulator without an
 * answer: customers could not continue. Locks the simulators, so that concurrent changes cannot do it together.
 */
export async function guardRequiredAnswers<T>(
  tx: Tx,
  propertyIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  await lockSimulatorsOfProperties(tx, propertyIds)
  const answered = await listAnsweredBy(tx, propertyIds)
  const changed = await change()
  const unanswered = answered.length > 0 ? await listUnanswered(tx, answered) : []
  if (unanswered.length > 0) throw new Refusal('conflict', { errors: unanswered.map(requiredQuestionError) })
  return changed
}

/** The error of a required question without an answer. */
export const requiredQuestionError = ({ title, simulator }: { title: string; simulator: string }): string =>
  `A pergunta “${title}” do simulador “${simulator}” ficaria sem nenhuma resposta ativa, e ela é obrigatória. Deixe ao menos uma ou torne a pergunta opcional.`
