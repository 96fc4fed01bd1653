import { findLastEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'

const SENTENCE = {
  product: 'Outra pessoa mudou este produto enquanto você editava.',
  property: 'Outra pessoa mudou esta propriedade enquanto você editava.',
} as const

/**
 * What keeps a change of another version out: 409 with the thing as it is now, who made it so and when.
 * The caller holds its row: what is read now is what kept the change out.
 */
export async function editConflict<Thing>(
  tx: Tx,
  model: keyof typeof SENTENCE,
  id: number,
  now: Thing,
): Promise<Refusal> {
  const last = await findLastEvent(tx, model, id)
  const data = {
    [model]: now,
    changed_by: last?.actorName ?? '',
    changed_at: (last?.createdAt ?? new Date()).toISOString(),
  }
  return new Refusal('conflict', { errors: [SENTENCE[model]], data })
}
