import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import { getSigning, getSigningFile } from '@/services/signing/signing.service'

const signingKeys = {
  all: ['signing'] as const,
  link: (key: string | null | undefined) => [...signingKeys.all, 'link', { key }] as const,
  document: (key: string) => [...signingKeys.all, 'document', { key }] as const,
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
export const signingFileQueryOptions = (key: string) =>
  queryOptions({
    queryKey: signingKeys.document(key),
    queryFn: ({ signal }) => getSigningFile(key, signal),
    staleTime: Infinity,
    meta: { quiet: true },
  })

/** What the link opens: `isDead` when it opens nothing (any more). */
export function useSigning(key: string | null | undefined) {
  const { data, error, refetch } = useQuery(signingQueryOptions(key))
  const isDead = key === null || isApiError(error, 'link_not_valid')
  return { signing: data, isDead, isError: error !== null && !isDead, retry: () => void refetch() }
}

/** Its PDF. */
export function useSigningFile(key: string) {
  const { data, isError, refetch } = useQuery(signingFileQueryOptions(key))
  return { content: data, isError, retry: () => void refetch() }
}
