import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note, NoteBody } from '@/services/orders/notes/notes.schema'
import { createNote, markNoteSeen, updateNote, withdrawNote } from '@/services/orders/notes/notes.service'
import type { OrderKey } from '@/services/orders/staff-orders.service'
import { noteKeys } from './notes.queries'

/** What every command on a note has in common: the notes of its order and what awaits the caller are asked again. */
export function useNoteCommand<Input>(order: OrderKey, run: (input: Input) => Promise<Note>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: noteKeys.list(order) }),
        queryClient.invalidateQueries({ queryKey: noteKeys.mentions() }),
      ]),
  })
}

/** Writes a note, or changes the one that is named. */
export const useSaveNote = (order: OrderKey, noteId?: number) =>
  useNoteCommand(order, (note: NoteBody) =>
    noteId === undefined ? createNote(order, note) : updateNote(order, noteId, note),
  )

/** Says that one has seen a note that calls one. */
export const useMarkNoteSeen = (order: OrderKey) =>
  useNoteCommand(order, (noteId: number) => markNoteSeen(order, noteId))

/** Takes a note of one's own back. */
export const useWithdrawNote = (order: OrderKey) =>
  useNoteCommand(order, (noteId: number) => withdrawNote(order, noteId))
