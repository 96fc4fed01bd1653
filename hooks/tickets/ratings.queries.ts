import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTicketRatings } from '@/services/tickets/tickets.service'

const ratingKeys = { month: (month: string) => ['ticket-ratings', { month }] as const }

/** A month's ratings; those of the previous month stay while the next ones load. */
export const ticketRatingsQueryOptions = (month: string) =>
  queryOptions({
    queryKey: ratingKeys.month(month),
    queryFn: ({ signal }) => getTicketRatings(month, signal),
    placeholderData: keepPreviousData,
  })
