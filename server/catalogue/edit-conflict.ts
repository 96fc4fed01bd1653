import { findLastEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'

const SENTENCE = {
  product: 'Outra pessoa mudou este produto enquanto você editava.',
  property: 'Outra pessoa mudou esta propriedade enquanto você editava.',
} as const

/**
 * The refusal of a change that names an outdated version: 409 with the current record, who changed it and when.
 * The caller has locked the row.
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
