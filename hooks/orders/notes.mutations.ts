import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note, NoteBody } from '@/services/orders/notes/notes.schema'
import { createNote, markNoteSeen, updateNote, withdrawNote } from '@/services/orders/notes/notes.service'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { noteKeys } from './notes.queries'

/** The basis of every command on a note: invalidates the order's notes and the caller's mentions. */
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

/** Creates a note, or updates the given one. */
export const useSaveNote = (order: OrderKey, noteId?: number) =>
  useNoteCommand(order, (note: NoteBody) =>
    noteId === undefined ? createNote(order, note) : updateNote(order, noteId, note),
  )

/** Marks a note that mentions the caller as seen. */
export const useMarkNoteSeen = (order: OrderKey) =>
  useNoteCommand(order, (noteId: number) => markNoteSeen(order, noteId))

export const useWithdrawNote = (order: OrderKey) =>
  useNoteCommand(order, (noteId: number) => withdrawNote(order, noteId))
