import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { isApiError } from '@/services/http/api-error.rules'
import type { TicketFilters, TicketListQuery } from '@/services/tickets/ticket-commands.schema'
import {
  getTicket,
  getTicketAssignees,
  getTicketAttachment,
  getTicketCounts,
  getTicketMessages,
  getTicketPeople,
  getTicketPromise,
  getTickets,
  getTicketsCsv,
} from '@/services/tickets/tickets.service'

/** What a ticket that is about to be opened concerns; staff name the company. */
export type TicketSubject = { unit_id?: number; order_mask_id?: string; company_id?: number }

export const ticketKeys = {
  all: ['tickets'] as const,
  lists: () => [...ticketKeys.all, 'list'] as const,
  list: (query: object) => [...ticketKeys.lists(), { ...query }] as const,
  counts: () => [...ticketKeys.all, 'counts'] as const,
  details: () => [...ticketKeys.all, 'detail'] as const,
  detail: (id: number | undefined) => [...ticketKeys.details(), { id }] as const,
  messages: (id: number | undefined) => [...ticketKeys.all, 'messages', { id }] as const,
  promise: (about: TicketSubject) => [...ticketKeys.all, 'promise', { ...about }] as const,
  assignees: () => [...ticketKeys.all, 'assignees'] as const,
  people: (companyId: number | undefined, search: string) =>
    [...ticketKeys.all, 'people', { companyId, search }] as const,
}

/** The content of files never changes: not under `ticketKeys.all`, which every change of a ticket invalidates. */
const attachmentKeys = { file: (query: object) => ['ticket-attachments', 'file', { ...query }] as const }

/** The tickets that the caller may see; the previous rows stay while the next ones load. */
export const ticketsQueryOptions = (query: Partial<TicketListQuery>) =>
  queryOptions({
    queryKey: ticketKeys.list(query),
    queryFn: ({ signal }) => getTickets(query, signal),
    placeholderData: keepPreviousData,
  })

export const ticketCountsQueryOptions = () =>
  queryOptions({
    queryKey: ticketKeys.counts(),
    queryFn: ({ signal }) => getTicketCounts(signal),
    meta: { quiet: true },
  })

/** The filtered tickets as CSV. */
export const useTicketsCsv = (query: Partial<TicketFilters>) =>
  useCsvDownload((transfer) => getTicketsCsv(query, transfer))

/** One ticket; idle until the route is ready. */
export const ticketQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: ticketKeys.detail(id),
    queryFn: id === undefined || Number.isNaN(id) ? skipToken : ({ signal }) => getTicket(id, signal),
  })

/**
 * The messages of a ticket: the newest page first, `fetchNextPage` goes back in time. `data` is every message known so
 * far, the newest last.
 */
export const ticketMessagesQueryOptions = (id: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ticketKeys.messages(id),
    queryFn:
      id === undefined || Number.isNaN(id)
        ? skipToken
        : ({ pageParam, signal }) => getTicketMessages(id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, more }) => (more ? messages[0]?.id : undefined),
    select: ({ pages }) => pages.toReversed().flatMap(({ messages }) => messages),
    meta: { quiet: true },
  })

/** A file of a message, or its small preview. It never changes. */
export const ticketAttachmentQueryOptions = (ticketId: number, attachmentId: number, preview = false) =>
  queryOptions({
    queryKey: attachmentKeys.file({ ticketId, attachmentId, preview }),
    queryFn: ({ signal }) => getTicketAttachment(ticketId, attachmentId, { preview, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  })

/** By when a ticket about this would be answered; the previous promise stays while the next one loads. */
export const ticketPromiseQueryOptions = (about: TicketSubject, wanted = true) =>
  queryOptions({
    queryKey: ticketKeys.promise(about),
    queryFn: wanted ? ({ signal }) => getTicketPromise(about, signal) : skipToken,
    placeholderData: keepPreviousData,
    // It depends on the time of day.
    staleTime: 0,
    meta: { quiet: true },
  })

/** Staff who may be given tickets. */
export const ticketAssigneesQueryOptions = () =>
  queryOptions({ queryKey: ticketKeys.assignees(), queryFn: ({ signal }) => getTicketAssignees(signal) })

/** People of a company for whom staff may open a ticket; nothing is fetched without a company. */
export const ticketPeopleQueryOptions = (companyId: number | undefined, search: string) =>
  queryOptions({
    queryKey: ticketKeys.people(companyId, search),
    queryFn: companyId === undefined ? skipToken : ({ signal }) => getTicketPeople(companyId, search, signal),
    placeholderData: keepPreviousData,
  })

/** One ticket and the state of its query; `missing` when it does not exist or the caller may not see it. */
export function useTicket(id: number | undefined) {
  const { data, error, refetch } = useQuery(ticketQueryOptions(id))
  const isMissing = isApiError(error, 'not_found')
  const state = isMissing ? 'missing' : data ? 'ready' : error ? 'failed' : 'loading'
  return { ticket: data, state, error, retry: () => void refetch() } as const
}
