import { withdrawNote } from '@/services/orders/notes.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useNoteCommand } from './useNoteCommand'

/** Takes a note of one's own back. */
export const useWithdrawNote = (order: ManagedOrder) =>
  useNoteCommand(order, (noteId: number) => withdrawNote(order, noteId))
