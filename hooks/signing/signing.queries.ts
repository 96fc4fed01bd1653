import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import { getSigning, getSigningFile } from '@/services/signing/signing.service'

const signingKeys = {
  all: ['signing'] as const,
  link: (key: string | null | undefined) => [...signingKeys.all, 'link', { key }] as const,
  document: (key: string) => [...signingKeys.all, 'document', { key }] as const,
}

/** The document of a personal link; the screen explains a closed one. */
export const signingQueryOptions = (key: string | null | undefined) =>
  queryOptions({
    queryKey: signingKeys.link(key),
    queryFn: key ? ({ signal }) => getSigning(key, signal) : skipToken,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })

/** The file of a key never changes. */
export const signingFileQueryOptions = (key: string) =>
  queryOptions({
    queryKey: signingKeys.document(key),
    queryFn: ({ signal }) => getSigningFile(key, signal),
    staleTime: Infinity,
    meta: { quiet: true },
  })

/** The document of a link; `isDead` when the link is invalid or closed. */
export function useSigning(key: string | null | undefined) {
  const { data, error, refetch } = useQuery(signingQueryOptions(key))
  const isDead = key === null || isApiError(error, 'link_not_valid')
  return { signing: data, isDead, isError: error !== null && !isDead, retry: () => void refetch() }
}

export function useSigningFile(key: string) {
  const { data, isError, refetch } = useQuery(signingFileQueryOptions(key))
  return { content: data, isError, retry: () => void refetch() }
}
