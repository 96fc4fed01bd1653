import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import { type OrderKey, staffOrderPath } from '../order-address.rules'
import type { MentionablePerson, Note, NoteBody, NoteMention } from './notes.schema'

const notesOf = (order: OrderKey): string => `${staffOrderPath(order)}/notes`

/** Staff's internal notes on an order, newest first. */
export const getNotes = (order: OrderKey, signal?: AbortSignal): Promise<Note[]> =>
  bodyOf(http.get<Note[]>(notesOf(order), { signal }))

export const createNote = (order: OrderKey, note: NoteBody): Promise<Note> =>
  bodyOf(http.post<Note>(notesOf(order), note))

/** Changes one's own note, within `NOTE_CHANGE_MINUTES`. */
export const updateNote = (order: OrderKey, noteId: number, note: NoteBody): Promise<Note> =>
  bodyOf(http.put<Note>(`${notesOf(order)}/${String(noteId)}`, note))

/** Withdraws one's own note, within `NOTE_CHANGE_MINUTES`. */
export const withdrawNote = (order: OrderKey, noteId: number): Promise<Note> =>
  bodyOf(http.delete<Note>(`${notesOf(order)}/${String(noteId)}`))

/** Marks a note that mentions the caller as seen. */
export const markNoteSeen = (order: OrderKey, noteId: number): Promise<Note> =>
  bodyOf(http.put<Note>(`${notesOf(order)}/${String(noteId)}/seen`))

/** Staff who can see this order, by part of the name. */
export const getMentionable = (order: OrderKey, search: string, signal?: AbortSignal): Promise<MentionablePerson[]> =>
  bodyOf(http.get<MentionablePerson[]>(`${staffOrderPath(order)}/mentionable`, { params: { search }, signal }))

/** The unseen notes that mention the caller. */
export const getMyMentions = (page_size: number, signal?: AbortSignal): Promise<Page<NoteMention>> =>
  bodyOf(http.get<Page<NoteMention>>('/note-mentions', { params: { page_size }, signal }))
