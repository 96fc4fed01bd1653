import { seeNote } from '@/services/orders/notes.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useNoteCommand } from './useNoteCommand'

/** Says that one has seen a note that calls one. */
export const useSeeNote = (order: ManagedOrder) => useNoteCommand(order, (noteId: number) => seeNote(order, noteId))
