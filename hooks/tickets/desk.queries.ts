import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { TicketListQuery } from '@/services/tickets/ticket-commands.schema'
import { getTickets } from '@/services/tickets/tickets.service'
import { ticketKeys } from './tickets.queries'

const ROWS = 30

/** The tickets of the staff's desk; `fetchNextPage` brings more. `data` has all rows so far and the number of all. */
export const deskQueryOptions = (query: Partial<TicketListQuery>) =>
  infiniteQueryOptions({
    queryKey: [...ticketKeys.list(query), 'desk'] as const,
    queryFn: ({ pageParam, signal }) => getTickets({ ...query, page: pageParam, page_size: ROWS }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
    select: ({ pages }) => {
      const rows = pages.flatMap(({ results }) => results)
      // A row may move to the next page between two answers.
      return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], count: pages[0]?.count ?? 0 }
    },
    placeholderData: keepPreviousData,
  })
