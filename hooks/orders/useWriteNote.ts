import type { NoteBody } from '@/services/orders/notes.schema'
import { editNote, writeNote } from '@/services/orders/notes.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useNoteCommand } from './useNoteCommand'

/** Writes a note, or changes the one that is named. */
export const useWriteNote = (order: ManagedOrder, noteId?: number) =>
  useNoteCommand(order, (note: NoteBody) =>
    noteId === undefined ? writeNote(order, note) : editNote(order, noteId, note),
  )
