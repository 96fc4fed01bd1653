import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from '@/components/ui/feedback/toast'
import type { Served } from '@/contexts/ServedContext'
import { authKeys } from '@/hooks/auth/auth.queries'
import { failureCode, isTemporary } from '@/services/http/api-error.rules'

// The only place that shows errors of calls: the API's Portuguese sentences, each as a toast. A query or mutation whose
// component shows the error itself sets `meta: { quiet: true }`.
const GENERIC = 'Ocorreu um erro. Tente novamente mais tarde'

const sentencesOf = (error: unknown): string[] => {
  const listed = error instanceof Error && 'errors' in error ? error.errors : undefined
  const sentences = Array.isArray(listed) ? listed.filter((entry) => typeof entry === 'string') : []
  return sentences.length > 0 ? sentences : [GENERIC]
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Refusals because the user has to do something else first: the refetched user determines the screen. */
const WAITS: readonly unknown[] = ['password_change_required', 'activation_required', 'access_ended']

// An expired session shows the log-in dialog instead.
const ENDED = 'token_not_valid'

const show = (error: unknown): void => {
  if (codeOf(error) !== ENDED) sentencesOf(error).forEach((sentence) => toast.error(sentence, failureCode(error)))
}

/** Refusals that the screen shows: `meta: { quietCodes: ['stage_changed'] }`. */
const isIn = (quietCodes: unknown, error: unknown): boolean =>
  Array.isArray(quietCodes) && quietCodes.includes(codeOf(error))

/** @param answers that came with the page, by the keys of their queries */
export function createQueryClient(answers: Served['answers'] = []): QueryClient {
  const refetchUser = (error: unknown): void => {
    if (WAITS.includes(codeOf(error))) void client.invalidateQueries({ queryKey: authKeys.user() })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query: Query<unknown, unknown, unknown>) => {
        refetchUser(error)
        // A list without data shows the error itself, with "Tentar novamente".
        const hasData = query.state.data !== undefined
        const { quiet, quietCodes } = query.meta ?? {}
        if (quiet !== true && hasData && !isIn(quietCodes, error)) show(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        refetchUser(error)
        const { quiet, quietCodes, failure } = mutation.meta ?? {}
        if (isIn(quietCodes, error)) return
        // A fixed text for any failure: `meta: { failure: '…' }`.
        if (typeof failure === 'string') toast.error(failure)
        else if (quiet !== true) show(error)
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
    },
  })
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  return client
}
