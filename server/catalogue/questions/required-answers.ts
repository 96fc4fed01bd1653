import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { listAnsweredBy, listUnanswered, lockSimulatorsOfProperties } from './questions.repository'

/**
 * Changes properties, or refuses 409 when that would leave a required question of a simulator on offer without an answer:
 * a customer could neither answer it nor go on. Whoever takes the other answers away at the same time waits.
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
  if (unanswered.length > 0) throw new Refusal('conflict', { errors: unanswered.map(unansweredSentence) })
  return changed
}

/** What is wrong with a required question that nothing answers, and what to do. */
export const unansweredSentence = ({ title, simulator }: { title: string; simulator: string }): string =>
  `A pergunta “${title}” do simulador “${simulator}” ficaria sem nenhuma resposta ativa, e ela é obrigatória. Deixe ao menos uma ou torne a pergunta opcional.`
