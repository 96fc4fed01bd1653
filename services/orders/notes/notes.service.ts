import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import { type OrderKey, orderPath } from '../order-address.rules'
import type { MentionablePerson, Note, NoteBody, NoteMention } from './notes.schema'

const notesOf = (order: OrderKey): string => `${orderPath({ audience: 'staff', ...order })}/notes`

/** What staff wrote to each other about an order, newest first. */
export async function getNotes(order: OrderKey, signal?: AbortSignal): Promise<Note[]> {
  const { data } = await http.get<Note[]>(notesOf(order), { signal })
  return data
}

export async function createNote(order: OrderKey, note: NoteBody): Promise<Note> {
  const { data } = await http.post<Note>(notesOf(order), note)
  return data
}

/** Changes a note of one's own while it is fresh. */
export async function updateNote(order: OrderKey, noteId: number, note: NoteBody): Promise<Note> {
  const { data } = await http.put<Note>(`${notesOf(order)}/${String(noteId)}`, note)
  return data
}

/** Takes a note of one's own back while it is fresh. */
export async function withdrawNote(order: OrderKey, noteId: number): Promise<Note> {
  const { data } = await http.delete<Note>(`${notesOf(order)}/${String(noteId)}`)
  return data
}

/** Marks a note that mentions the caller as seen. */
export async function markNoteSeen(order: OrderKey, noteId: number): Promise<Note> {
  const { data } = await http.put<Note>(`${notesOf(order)}/${String(noteId)}/seen`)
  return data
}

/** Staff who see this order, by a part of the name. */
export async function getMentionable(
  order: OrderKey,
  search: string,
  signal?: AbortSignal,
): Promise<MentionablePerson[]> {
  const path = `${orderPath({ audience: 'staff', ...order })}/mentionable`
  const { data } = await http.get<MentionablePerson[]>(path, { params: { search }, signal })
  return data
}

/** The notes that call one and that one has not seen. */
export async function getMyMentions(page_size: number, signal?: AbortSignal): Promise<Page<NoteMention>> {
  const { data } = await http.get<Page<NoteMention>>('/note-mentions', { params: { page_size }, signal })
  return data
}
