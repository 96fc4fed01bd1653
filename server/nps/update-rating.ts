import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Rating, RatingUpdate } from '@/services/nps/nps.schema'
import { lockRating, toRating, updateRatingRow } from './nps.repository'

/** Adds feedback to one's own rating, or corrects its score. Refuses 404 for another user's rating. */
export function updateRating(actor: Actor, id: number, change: RatingUpdate): Promise<Rating> {
  return transaction(async (tx) => {
    const before = toRating(orNotFound(await lockRating(tx, actor.id, id)))
    const after = toRating(await updateRatingRow(tx, id, change))
    const event = {
      model: 'nps',
      objectId: id,
      companyId: actor.companyId,
      action: 'explained',
      before,
      after,
    } as const
    await recordEvent(tx, actor, event)
    return after
  })
}
