import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { TicketReplyCsvQuery, TicketReplyListQuery } from '@/services/tickets/replies/ticket-replies.schema'
import { getTicketReplies, getTicketRepliesCsv } from '@/services/tickets/replies/ticket-replies.service'

export const ticketReplyKeys = {
  all: ['ticket-replies'] as const,
  list: (query: object) => [...ticketReplyKeys.all, 'list', { ...query }] as const,
}

/** The canned answers; the previous rows stay while the next ones load. */
export const ticketRepliesQueryOptions = (query: Partial<TicketReplyListQuery>) =>
  queryOptions({
    queryKey: ticketReplyKeys.list(query),
    queryFn: ({ signal }) => getTicketReplies(query, signal),
    placeholderData: keepPreviousData,
  })

/** What the composer offers: the active ones, by title. */
export const activeRepliesQueryOptions = () =>
  queryOptions({
    ...ticketRepliesQueryOptions({ active: true, ordering: 'title', page_size: 100 }),
    staleTime: 5 * 60_000,
  })

/** The canned answers as a file, as the list is filtered and sorted. */
export const useTicketRepliesCsv = (query: Partial<TicketReplyCsvQuery>) =>
  useCsvDownload((transfer) => getTicketRepliesCsv(query, transfer))
