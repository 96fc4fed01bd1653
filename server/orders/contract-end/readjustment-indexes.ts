import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import type { IndexEntryBody, ListedIndex } from '@/services/orders/contract-end/contract-end.schema'
import { listIndexes, toEntry, upsertIndex } from './readjustment-indexes.repository'

/** What staff have entered of each month, the newest first. */
export async function getIndexes(): Promise<ListedIndex[]> {
  const rows = await listIndexes(db())
  return rows.map((row) => ({ ...toEntry(row), entered_by: row.enteredBy, entered_at: row.enteredAt.toISOString() }))
}

/**
 * Enters the variation of the twelve months that end with a month, or corrects it; addenda keep what they were made with.
 * Refuses 400 for a month that is not over.
 */
export async function saveIndex(actor: Actor, body: IndexEntryBody): Promise<ListedIndex[]> {
  if (body.month >= toDay(new Date()).slice(0, 7))
    throw refuseField('month', 'O índice de um mês só é conhecido depois dele.')
  const entry = { index: body.index, month: `${body.month}-01`, rate: body.rate }
  await transaction(async (tx) => {
    const before = await upsertIndex(tx, { ...entry, enteredBy: actor.id })
    await recordEvent(tx, actor, {
      model: 'readjustment_index',
      objectId: Number(body.month.replace('-', '')),
      action: before === null ? 'created' : 'updated',
      before: before === null ? null : { ...entry, rate: before },
      after: entry,
    })
  })
  return getIndexes()
}
