import { queryOptions, skipToken } from '@tanstack/react-query'
import { getPaper, getSigning } from '@/services/signing/signing.service'

const signingKeys = {
  all: ['signing'] as const,
  link: (key: string | null | undefined) => [...signingKeys.all, 'link', { key }] as const,
  paper: (key: string) => [...signingKeys.all, 'paper', { key }] as const,
}

/** What a personal link opens; a dead one is the screen's to explain. */
export const signingQueryOptions = (key: string | null | undefined) =>
  queryOptions({
    queryKey: signingKeys.link(key),
    queryFn: key ? ({ signal }) => getSigning(key, signal) : skipToken,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })

/** The bytes never change under a key. */
export const paperQueryOptions = (key: string) =>
  queryOptions({
    queryKey: signingKeys.paper(key),
    queryFn: ({ signal }) => getPaper(key, signal),
    staleTime: Infinity,
    meta: { quiet: true },
  })
