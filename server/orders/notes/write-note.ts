import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { mayChangeNote, NOTE_CHANGE_MINUTES } from '@/services/orders/notes.rules'
import type { Note, NoteBody } from '@/services/orders/notes.schema'
import { companyNameOf, type OrderRef } from '../order.repository'
import { findVisible } from '../visibility'
import { toNotes } from './note.mapper'
import {
  findNote,
  insertNote,
  lockNote,
  markOrderSeen,
  markSeen,
  mentionableAmong,
  setMentions,
  updateNote,
} from './notes.repository'
import { tellMentioned } from './tell-mentioned'

/**
 * Writes an internal note and mails it to those whom it calls. Who writes has seen what the order's notes asked them.
 * Refuses 404 for an order that the actor may not see, 400 for somebody who may not see it.
 */
export function writeNote(actor: Actor, ref: OrderRef, body: NoteBody): Promise<Note> {
  return transaction(async (tx) => {
    const orderId = await findVisible(tx, actor, ref)
    const mentions = await called(tx, actor, ref, body)
    const id = await insertNote(tx, { orderId, authorId: actor.id, text: body.text })
    await setMentions(tx, id, mentions)
    await markOrderSeen(tx, orderId, actor.id)
    await record(tx, actor, { ...eventOf(ref, id), action: 'note_written', after: { text: body.text, mentions } })
    await tell(tx, actor, ref, { id, orderId, text: body.text }, mentions)
    return noteAs(tx, actor, orderId, id)
  })
}

/** Changes one's own note while it is fresh; what it said stays in the history. Refuses 404, 403 and 409. */
export function editNote(actor: Actor, ref: OrderRef, noteId: number, body: NoteBody): Promise<Note> {
  return transaction(async (tx) => {
    const { orderId, note } = await lockOwn(tx, actor, ref, noteId)
    const mentions = await called(tx, actor, ref, body)
    await setMentions(tx, noteId, mentions)
    if (note.text !== body.text) await updateNote(tx, noteId, { text: body.text, editedAt: new Date() })
    if (note.text !== body.text) {
      const change = { before: { text: note.text }, after: { text: body.text, mentions } }
      await record(tx, actor, { ...eventOf(ref, noteId), action: 'note_edited', ...change })
    }
    await tell(tx, actor, ref, { id: noteId, orderId, text: body.text }, mentions)
    return noteAs(tx, actor, orderId, noteId)
  })
}

/** Takes one's own note back while it is fresh: its words are shown to nobody and kept. Refuses 404, 403 and 409. */
export function withdrawNote(actor: Actor, ref: OrderRef, noteId: number): Promise<Note> {
  return transaction(async (tx) => {
    const { orderId, note } = await lockOwn(tx, actor, ref, noteId)
    await updateNote(tx, noteId, { withdrawnAt: new Date() })
    await record(tx, actor, { ...eventOf(ref, noteId), action: 'note_withdrawn', before: { text: note.text } })
    return noteAs(tx, actor, orderId, noteId)
  })
}

/** The actor has seen a note that calls them; again is no mistake. Refuses 404. */
export function seeNote(actor: Actor, ref: OrderRef, noteId: number): Promise<Note> {
  return transaction(async (tx) => {
    const orderId = await findVisible(tx, actor, ref)
    orNotFound(await findNote(tx, orderId, noteId))
    await markSeen(tx, noteId, actor.id)
    return noteAs(tx, actor, orderId, noteId)
  })
}

const eventOf = ({ companyId }: OrderRef, noteId: number) => ({ model: 'order_note', objectId: noteId, companyId })

async function noteAs(tx: Tx, actor: Actor, orderId: number, noteId: number): Promise<Note> {
  const [note] = await toNotes(tx, [orNotFound(await findNote(tx, orderId, noteId))], actor)
  return orNotFound(note)
}

/** The note, locked, when it is the actor's and still fresh. */
async function lockOwn(tx: Tx, actor: Actor, ref: OrderRef, noteId: number) {
  const orderId = await findVisible(tx, actor, ref)
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
async function called(tx: Tx, actor: Actor, ref: OrderRef, { mentions = [] }: NoteBody): Promise<number[]> {
  const asked = [...new Set(mentions)].filter((id) => id !== actor.id)
  const who = { companyId: ref.companyId, groups: PERMISSIONS['orders:read'].staff, except: actor.id }
  const may = asked.length > 0 ? await mentionableAmong(tx, who, asked) : []
  if (may.length === asked.length) return asked
  throw refuseField('mentions', 'Mencione só quem pode ver este pedido.')
}

async function tell(
  tx: Tx,
  actor: Actor,
  ref: OrderRef,
  note: { id: number; orderId: number; text: string },
  mentions: readonly number[],
): Promise<void> {
  const corporateName = await companyNameOf(tx, ref.companyId)
  await tellMentioned(tx, actor, ref, { ...note, corporateName }, mentions)
}
