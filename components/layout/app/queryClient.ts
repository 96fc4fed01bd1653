import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from '@/components/ui/feedback/toast'
import { authKeys } from '@/hooks/auth/auth.queries'
import { statusOf } from '@/services/http/api-error.rules'

// The one place that shows errors of calls: the API's Portuguese sentences, each as a toast. A query or mutation
// that shows its failure itself says `meta: { quiet: true }`.
const GENERIC = 'Ocorreu um erro. Tente novamente mais tarde'

const sentencesOf = (error: unknown): string[] => {
  const listed = error instanceof Error && 'errors' in error ? error.errors : undefined
  const sentences = Array.isArray(listed) ? listed.filter((entry) => typeof entry === 'string') : []
  return sentences.length > 0 ? sentences : [GENERIC]
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Refusals that say that this person has to do something else first: their screens follow from who they are now. */
const WAITS: readonly unknown[] = ['password_change_required', 'activation_required', 'access_ended']

// A session that ended by itself has its log-in over the page, which says so.
const ENDED = 'token_not_valid'

const show = (error: unknown): void => {
  if (codeOf(error) !== ENDED) sentencesOf(error).forEach(toast.error)
}

export function createQueryClient(): QueryClient {
  const lookAgain = (error: unknown): void => {
    if (WAITS.includes(codeOf(error))) void client.invalidateQueries({ queryKey: authKeys.user() })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query: Query<unknown, unknown, unknown>) => {
        lookAgain(error)
        // A list that has nothing to show draws its own error with "Tentar novamente".
        const hasData = query.state.data !== undefined
        if (query.meta?.quiet !== true && hasData) show(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        lookAgain(error)
        const { quiet, quietCodes, failure } = mutation.meta ?? {}
        // Some refusals are shown by the screen itself: `meta: { quietCodes: ['stage_changed'] }`.
        if (Array.isArray(quietCodes) && quietCodes.includes(codeOf(error))) return
        // The specification words some failures itself: `meta: { failure: '…' }`.
        if (typeof failure === 'string') toast.error(failure)
        else if (quiet !== true) show(error)
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 15_000,
        // Only what may pass by itself is asked again: no answer, or a server in trouble.
        retry: (failures, error) => failures < 2 && (statusOf(error) === 0 || statusOf(error) >= 500),
      },
    },
  })
  return client
}
