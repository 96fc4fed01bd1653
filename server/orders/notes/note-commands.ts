import { recordEvent } from '@/server/audit/audit.service'
import { settings } from '@/server/config/settings'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import {
  markEventRead,
  type NotificationEvent,
  notify,
  retract,
  retractForNow,
  rewriteMails,
} from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { must } from '@/services/invariant/must.rules'
import { mayChangeNote, NOTE_CHANGE_MINUTES } from '@/services/orders/notes/notes.rules'
import type { Note, NoteBody } from '@/services/orders/notes/notes.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findCompany } from '../order.repository'
import { findVisibleOrder } from '../visibility'
import { toNotes } from './note.mapper'
import {
  filterMentionable,
  findNote,
  insertNote,
  listMentions,
  lockNote,
  markMentionSeen,
  markOrderSeen,
  setMentions,
  updateNoteRow,
} from './notes.repository'

/**
 * Creates an internal note and tells those it mentions. The writer's own mentions on the order count as seen.
 * Refuses 404 for an order that the actor may not see, 400 for somebody who may not see it.
 */
export function createNote(actor: Actor, ref: OrderKey, body: NoteBody): Promise<Note> {
  return transaction(async (tx) => {
    const orderId = await findVisibleOrder(tx, actor, ref)
    const mentions = await mentionedUsers(tx, actor, ref, body)
    const id = await insertNote(tx, { orderId, authorId: actor.id, text: body.text })
    await setMentions(tx, id, mentions)
    await markOrderSeen(tx, orderId, actor.id)
    await recordEvent(tx, actor, { ...eventOf(ref, id), action: 'note_written', after: { text: body.text, mentions } })
    await notifyMentioned(tx, actor, ref, { id, orderId, text: body.text }, mentions)
    return toNoteOf(tx, actor, orderId, id)
  })
}

/** Updates one's own note while it may be changed; the earlier text stays in the history. Refuses 404, 403 and 409. */
export function updateNote(actor: Actor, ref: OrderKey, noteId: number, body: NoteBody): Promise<Note> {
  return transaction(async (tx) => {
    const { orderId, note } = await lockOwnNote(tx, actor, ref, noteId)
    const mentions = await mentionedUsers(tx, actor, ref, body)
    const before = (await listMentions(tx, [noteId])).map(({ id }) => id)
    await retractForNow(
      tx,
      mentionKey(noteId),
      before.filter((id) => !mentions.includes(id)),
    )
    await rewriteMails(tx, mentionKey(noteId), mentions)
    await setMentions(tx, noteId, mentions)
    if (note.text !== body.text) await updateNoteRow(tx, noteId, { text: body.text, editedAt: new Date() })
    if (note.text !== body.text) {
      const change = { before: { text: note.text }, after: { text: body.text, mentions } }
      await recordEvent(tx, actor, { ...eventOf(ref, noteId), action: 'note_edited', ...change })
    }
    await notifyMentioned(tx, actor, ref, { id: noteId, orderId, text: body.text }, mentions)
    return toNoteOf(tx, actor, orderId, noteId)
  })
}

/**
 * Withdraws one's own note while it may be changed: the text is hidden and kept, and whoever it mentions is told of it no
 * more. Refuses 404, 403 and 409.
 */
export function withdrawNote(actor: Actor, ref: OrderKey, noteId: number): Promise<Note> {
  return transaction(async (tx) => {
    const { orderId, note } = await lockOwnNote(tx, actor, ref, noteId)
    await updateNoteRow(tx, noteId, { withdrawnAt: new Date() })
    const mentioned = (await listMentions(tx, [noteId])).map(({ id }) => id)
    await retract(tx, mentionKey(noteId), mentioned)
    await recordEvent(tx, actor, { ...eventOf(ref, noteId), action: 'note_withdrawn', before: { text: note.text } })
    return toNoteOf(tx, actor, orderId, noteId)
  })
}

/** Marks a note that mentions the actor as seen, with its notification. Idempotent. Refuses 404. */
export function markNoteSeen(actor: Actor, ref: OrderKey, noteId: number): Promise<Note> {
  return transaction(async (tx) => {
    const orderId = await findVisibleOrder(tx, actor, ref)
    orNotFound(await findNote(tx, orderId, noteId))
    await markMentionSeen(tx, noteId, actor.id)
    await markEventRead(tx, mentionKey(noteId), actor.id)
    return toNoteOf(tx, actor, orderId, noteId)
  })
}

const mentionKey = (noteId: number): string => `note:${String(noteId)}`

const eventOf = ({ companyId }: OrderKey, noteId: number) => ({
  model: 'order_note' as const,
  objectId: noteId,
  companyId,
})

async function toNoteOf(tx: Tx, actor: Actor, orderId: number, noteId: number): Promise<Note> {
  const [note] = await toNotes(tx, [must(await findNote(tx, orderId, noteId), 'note')], actor)
  return must(note, 'note')
}

/** The note, locked, when it is the actor's and still fresh. */
async function lockOwnNote(tx: Tx, actor: Actor, ref: OrderKey, noteId: number) {
  const orderId = await findVisibleOrder(tx, actor, ref)
  const note = orNotFound(await lockNote(tx, orderId, noteId))
  if (note.authorId !== actor.id) throw new Refusal('forbidden')
  if (note.withdrawnAt) throw new Refusal('conflict', { errors: ['Esta nota já foi retirada.'] })
  if (!mayChangeNote(note, actor.id, new Date())) {
    const sentence = `Notas mudam só nos primeiros ${String(NOTE_CHANGE_MINUTES)} minutos. Escreva outra.`
    throw new Refusal('conflict', { errors: [sentence] })
  }
  return { orderId, note }
}

/** Whom the note calls. Refuses 400 when one of them may not see the order. */
async function mentionedUsers(tx: Tx, actor: Actor, ref: OrderKey, { mentions = [] }: NoteBody): Promise<number[]> {
  const asked = [...new Set(mentions)].filter((id) => id !== actor.id)
  const who = { companyId: ref.companyId, groups: PERMISSIONS['orders:read'].staff, except: actor.id }
  const may = asked.length > 0 ? await filterMentionable(tx, who, asked) : []
  if (may.length === asked.length) return asked
  throw refuseField('mentions', 'Mencione só quem pode ver este pedido.')
}

/**
 * Tells those whom a note mentions: once a person and note, however often it changes, with
 * the newest text until the mail has gone. The link leads to the note.
 */
async function notifyMentioned(
  tx: Tx,
  author: Actor,
  { companyId, maskId }: OrderKey,
  note: { id: number; orderId: number; text: string },
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const { corporateName } = await findCompany(tx, companyId)
  const order = `Pedido ${maskId}`
  const path = `/platform/admin/orders/${String(companyId)}/${maskId}#nota-${String(note.id)}`
  const event: NotificationEvent = {
    kind: 'mention',
    key: mentionKey(note.id),
    actorId: author.id,
    companyId,
    orderId: note.orderId,
    words: {
      title: '{who} mencionou você',
      text: `Nota interna do ${order.toLowerCase()} · ${corporateName}`,
      path,
      needs: 'orders:read',
    },
    mail: () => ({
      template: {
        name: 'order-turn',
        data: {
          subject: `${order}: ${author.name} mencionou você`,
          order,
          company: corporateName,
          title: `${author.name} mencionou você em uma nota interna`,
          message: `“${note.text}”`,
          action: { label: 'Ver a nota', url: `${settings().APP_URL}${path}` },
        },
      },
    }),
  }
  await notify(tx, event, userIds)
}
