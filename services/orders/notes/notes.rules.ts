/** Longest note, in characters. */
export const NOTE_LENGTH = 2000

/** Minutes after writing in which the author may change or withdraw a note. */
export const NOTE_CHANGE_MINUTES = 30

type Note = { authorId: number; createdAt: Date; withdrawnAt: Date | null }

/** Until when the author may change a note. */
export const changeableUntil = ({ createdAt }: Pick<Note, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + NOTE_CHANGE_MINUTES * 60_000)

/** True while this user may still change or withdraw the note. */
export const mayChangeNote = (note: Note, userId: number, now: Date): boolean =>
  note.authorId === userId && note.withdrawnAt === null && now <= changeableUntil(note)

export type Mentionable = { id: number; name: string }

/** A part of a note: plain text, or the name of a mentioned user. */
export type NotePart = { text: string; isMention: boolean }

/** A note split into text and names; where one name begins with another, the longer one wins. */
export function noteParts(text: string, mentions: readonly Pick<Mentionable, 'name'>[]): NotePart[] {
  const names = mentions.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length)
  if (names.length === 0) return [{ text, isMention: false }]
  return text
    .split(new RegExp(`(${names.map(escaped).join('|')})`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMention: names.includes(part) }))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The chosen users whose name is still in the text: deleting a name removes the mention. */
export function stillMentioned<T extends Pick<Mentionable, 'name'>>(text: string, chosen: readonly T[]): T[] {
  const called = new Set(noteParts(text, chosen).flatMap((part) => (part.isMention ? [part.text] : [])))
  return chosen.filter(({ name }) => called.has(`@${name}`))
}

/** The search text of a mention: from an `@` at the start of a word up to the cursor. */
export type MentionQuery = { from: number; text: string }

const MAX_NAME_WORDS = 3

/** The mention being typed at the cursor, if any: `@ma`, `@Maria S`; an address such as `a@b` is not one. */
export function mentionAt(text: string, cursor: number): MentionQuery | null {
  const before = text.slice(0, cursor)
  const from = before.lastIndexOf('@')
  if (from < 0 || /[\p{L}\p{N}._-]/u.test(before.charAt(from - 1))) return null
  const typed = before.slice(from + 1)
  if (!/^[\p{L}\p{N}.'’ -]*$/u.test(typed) || typed.startsWith(' ') || typed.split(' ').length > MAX_NAME_WORDS)
    return null
  return { from, text: typed }
}

/** The text with the typed part replaced by a name, and the new position of the cursor. */
export function completeMention(
  text: string,
  cursor: number,
  { from }: MentionQuery,
  name: string,
): { text: string; cursor: number } {
  const inserted = `@${name} `
  const rest = text.slice(cursor).replace(/^ /, '')
  return { text: text.slice(0, from) + inserted + rest, cursor: from + inserted.length }
}
