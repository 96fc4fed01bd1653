import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import { paperQueryOptions, signingQueryOptions } from './signing.queries'

/** What the link opens: `isDead` when it opens nothing (any more). */
export function useSigning(key: string | null | undefined) {
  const { data, error, refetch } = useQuery(signingQueryOptions(key))
  const isDead = key === null || isApiError(error, 'link_not_valid')
  return { signing: data, isDead, isError: error !== null && !isDead, retry: () => void refetch() }
}

/** Its PDF. */
export function usePaper(key: string) {
  const { data, isError, refetch } = useQuery(paperQueryOptions(key))
  return { content: data, isError, retry: () => void refetch() }
}
