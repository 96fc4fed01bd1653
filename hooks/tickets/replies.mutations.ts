import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveOrConflict } from '@/hooks/catalogue/save-or-conflict'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { TicketReplyChange, TicketReplyFields } from '@/services/tickets/replies/ticket-replies.schema'
import {
  createTicketReply,
  deleteTicketReply,
  updateTicketReply,
} from '@/services/tickets/replies/ticket-replies.service'
import { ticketReplyKeys } from './replies.queries'

type Save = { create: TicketReplyFields } | { id: number; change: TicketReplyChange }

/** Creates a canned answer, or updates one if its version is unchanged since it was read. Field errors go to the form. */
export function useSaveTicketReply() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      saveOrConflict(
        'reply',
        'create' in save
          ? createTicketReply(save.create, keyFor(save.create))
          : updateTicketReply(save.id, save.change),
      ),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: ticketReplyKeys.all })
    },
  })
}

/** Deletes a canned answer; after a refusal too the list is refetched, to show what it is now. */
export function useDeleteTicketReply() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteTicketReply,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ticketReplyKeys.all }),
  })
}
