import type { Mutation, MutationCache, MutationKey, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import type { Quotation } from '@/services/simulation/simulation.schema'

/** The quotation as a command will make it. */
export type Preview<Input> = (quotation: Quotation, input: Input) => Quotation

type Change = Mutation

const TOO_MANY_REQUESTS = 429

/** What may go well when it is tried again as it is: no answer came, the server was in trouble, or had too much to do. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== 'canceled' &&
  (error.status === TOO_MANY_REQUESTS || error.status < 400 || error.status >= 500)

/**
 * The changes of a quotation that are shown and not saved: of each kind the newest, when saving it failed and may go well
 * another time. What the server refused is none of them: the screen shows again what is saved.
 */
export function unsavedChanges(cache: MutationCache, mutationKey: MutationKey): Change[] {
  const newest = new Map<string, Change>()
  for (const change of cache.findAll({ mutationKey }) as Change[]) {
    const kind = JSON.stringify(change.options.mutationKey)
    const known = newest.get(kind)
    if (!known || known.state.submittedAt <= change.state.submittedAt) newest.set(kind, change)
  }
  return [...newest.values()].filter(
    ({ state, meta }) => state.status === 'error' && meta?.preview !== undefined && isPassing(state.error),
  )
}

/** What the server has of a quotation, with what somebody changed since and could not be saved. */
export function withUnsaved(cache: MutationCache, mutationKey: MutationKey, quotation: Quotation): Quotation {
  return unsavedChanges(cache, mutationKey).reduce(
    (shown, { meta, state }) => (meta?.preview as Preview<unknown>)(shown, state.variables),
    quotation,
  )
}

/** Sends again what could not be saved. A failure is told where every failed call is told. */
export function retryUnsaved(queryClient: QueryClient, mutationKey: MutationKey): void {
  for (const change of unsavedChanges(queryClient.getMutationCache(), mutationKey)) {
    change.execute(change.state.variables).catch(() => undefined)
  }
}
