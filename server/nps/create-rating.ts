import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Rating } from '@/services/nps/nps.schema'
import { claimPendingQuestion, insertRatingRow, toRating } from './nps.repository'

/**
 * Answers the pending NPS question: a score, or null for a question that was closed.
 * Refuses 409 `conflict` when none is pending, so that several open tabs answer it only once.
 */
export function createRating(actor: Actor, score: number | null): Promise<Rating> {
  return transaction(async (tx) => {
    if (!(await claimPendingQuestion(tx, actor.id))) {
      throw new Refusal('conflict', { errors: ['Você já respondeu a esta pergunta. Obrigado pelo seu feedback!'] })
    }
    const rating = toRating(await insertRatingRow(tx, actor.id, score))
    const event = { model: 'nps', objectId: rating.id, companyId: actor.companyId } as const
    await recordEvent(tx, actor, { ...event, action: 'rated', after: rating })
    return rating
  })
}
