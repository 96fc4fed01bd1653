import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note } from '@/services/orders/notes.schema'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { noteKeys } from './notes.queries'

/** What every command on a note has in common: the notes of its order and what awaits the caller are asked again. */
export function useNoteCommand<Input>(order: ManagedOrder, run: (input: Input) => Promise<Note>) {
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
