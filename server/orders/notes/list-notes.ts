import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Page } from '@/services/http/page.schema'
import type { MentionablePerson, Note, NoteMention } from '@/services/orders/notes/notes.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'
import { toNotes } from './note.mapper'
import { countOpenMentions, findMentionable, listNotes, listOpenMentions } from './notes.repository'

/** Others are found by typing more letters. */
const FOUND = 6

/** The internal notes of an order, newest first. Refuses 404 for an order that the actor may not see. */
export async function listOrderNotes(actor: Actor, ref: OrderKey): Promise<Note[]> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  return toNotes(db(), await listNotes(db(), orderId), actor)
}

/** Staff who see this order, but for the actor, by a part of the name. Refuses 404. */
export async function searchMentionable(actor: Actor, ref: OrderKey, search?: string): Promise<MentionablePerson[]> {
  await findVisibleOrder(db(), actor, ref)
  const who = { companyId: ref.companyId, groups: PERMISSIONS['orders:read'].staff, except: actor.id }
  return findMentionable(db(), { ...who, search }, FOUND)
}

/** The notes that call the actor and wait to be seen. */
export async function listMyMentions(
  actor: Actor,
  query: { page: number; page_size: number },
  url: string,
): Promise<Page<NoteMention>> {
  const who = { userId: actor.id, visible: visibleCompanies(actor) }
  const count = await countOpenMentions(db(), who)
  const rows = await listOpenMentions(db(), who, limitOffset(query))
  const mentions = rows.map(({ note, author, maskId, company }) => ({
    note_id: note.id,
    order_mask_id: maskId,
    company,
    author_name: author.name,
    text: note.text,
    created_at: note.createdAt.toISOString(),
  }))
  return toPage(url, query, count, mentions)
}
