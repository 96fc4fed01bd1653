import type { Db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { changeableUntil, mayChangeNote } from '@/services/orders/notes/notes.rules'
import type { Note } from '@/services/orders/notes/notes.schema'
import { listEarlierTexts, listMentions, type NoteRow } from './notes.repository'

/** The notes as this member of staff sees them; a withdrawn note has no text. */
export async function toNotes(conn: Db, rows: readonly NoteRow[], actor: Actor): Promise<Note[]> {
  const ids = rows.map(({ note }) => note.id)
  const mentions = await listMentions(conn, ids)
  const earlier = await listEarlierTexts(conn, ids)
  const now = new Date()
  return rows.map(({ note, author }) => {
    const isGone = note.withdrawnAt !== null
    const called = isGone ? [] : mentions.filter(({ noteId }) => noteId === note.id)
    return {
      id: note.id,
      author,
      text: isGone ? null : note.text,
      mentions: called.map(({ id, name, seenAt }) => ({ id, name, seen_at: seenAt?.toISOString() ?? null })),
      created_at: note.createdAt.toISOString(),
      edited_at: note.editedAt?.toISOString() ?? null,
      withdrawn_at: note.withdrawnAt?.toISOString() ?? null,
      earlier: isGone
        ? []
        : earlier
            .filter(({ noteId }) => noteId === note.id)
            .map(({ text, until }) => ({ text, until: until.toISOString() })),
      changeable_until: mayChangeNote(note, actor.id, now) ? changeableUntil(note).toISOString() : null,
      awaits_me: called.some(({ id, seenAt }) => id === actor.id && seenAt === null),
    }
  })
}
