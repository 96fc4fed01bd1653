import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getMentionable, getMyMentions, getNotes } from '@/services/orders/notes/notes.service'
import type { OrderKey } from '@/services/orders/order-address.rules'

export const noteKeys = {
  all: ['notes'] as const,
  list: ({ companyId, maskId }: OrderKey) => [...noteKeys.all, 'list', { companyId, maskId }] as const,
  mentions: () => [...noteKeys.all, 'mentions'] as const,
  mentionable: ({ companyId, maskId }: OrderKey, search: string) =>
    [...noteKeys.all, 'mentionable', { companyId, maskId, search }] as const,
}

/** As many as the home page shows. */
const MENTIONS_SHOWN = 5

export const notesQueryOptions = (order: OrderKey) =>
  queryOptions({ queryKey: noteKeys.list(order), queryFn: ({ signal }) => getNotes(order, signal) })

/** Staff who may be mentioned; nothing is fetched without a search text. */
export const mentionableQueryOptions = (order: OrderKey, search: string | undefined) =>
  queryOptions({
    queryKey: noteKeys.mentionable(order, search ?? ''),
    queryFn: search === undefined ? skipToken : ({ signal }) => getMentionable(order, search, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** The notes that mention the caller. */
export const myMentionsQueryOptions = () =>
  queryOptions({
    queryKey: noteKeys.mentions(),
    queryFn: ({ signal }) => getMyMentions(MENTIONS_SHOWN, signal),
    meta: { quiet: true },
  })
