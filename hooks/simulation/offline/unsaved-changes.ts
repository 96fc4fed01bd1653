import type { Mutation, MutationCache, MutationKey, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import { must } from '@/services/invariant/must.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'

/** The quotation with a command applied, before the server has answered. */
export type Preview<Input> = (quotation: Quotation, input: Input) => Quotation

const TOO_MANY_REQUESTS = 429
const UNAUTHORIZED = 401

/** True for errors that a retry may fix: no answer, a server error, rate limiting or an expired session. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== 'canceled' &&
  ([TOO_MANY_REQUESTS, UNAUTHORIZED].includes(error.status) || error.status < 400 || error.status >= 500)

/**
 * The newest failed change of each kind that a retry may save. Changes that the server refused are not included: they
 * were rolled back on the screen.
 */
export const unsavedChanges = (cache: MutationCache, mutationKey: MutationKey): Mutation[] =>
  newestChanges(cache, mutationKey).filter(isUnsaved)

const isUnsaved = ({ state, meta }: Mutation): boolean =>
  state.status === 'error' && meta?.preview !== undefined && isTransient(state.error)

function newestChanges(cache: MutationCache, mutationKey: MutationKey): Mutation[] {
  const newest = new Map<string, Mutation>()
  for (const change of cache.findAll({ mutationKey })) {
    const kind = JSON.stringify(change.options.mutationKey)
    const latest = newest.get(kind)
    if (!latest || latest.state.submittedAt <= change.state.submittedAt) newest.set(kind, change)
  }
  return [...newest.values()]
}

/** The server's quotation with the failed changes applied again. */
export function applyUnsavedChanges(cache: MutationCache, mutationKey: MutationKey, quotation: Quotation): Quotation {
  return applyChanges(unsavedChanges(cache, mutationKey), quotation)
}

/** As `applyUnsavedChanges`, plus the changes in flight, for a quotation that was fetched meanwhile. */
export function applyPendingChanges(cache: MutationCache, mutationKey: MutationKey, quotation: Quotation): Quotation {
  const isInFlight = ({ state, meta }: Mutation): boolean => state.status === 'pending' && meta?.preview !== undefined
  return applyChanges(
    newestChanges(cache, mutationKey).filter((change) => isUnsaved(change) || isInFlight(change)),
    quotation,
  )
}

const applyChanges = (changes: Mutation[], quotation: Quotation): Quotation =>
  changes.reduce(
    (shown, { meta, state }) =>
      (must(meta, 'meta of a change of the quotation').preview as Preview<unknown>)(shown, state.variables),
    quotation,
  )

/**
 * Sends the failed changes again.
 * @param isManual shows a new failure as a toast; automatic retries stay quiet
 */
export function retryUnsavedChanges(queryClient: QueryClient, mutationKey: MutationKey, isManual = true): void {
  const cache = queryClient.getMutationCache()
  for (const change of unsavedChanges(cache, mutationKey)) {
    const options = { ...change.options, meta: { ...change.meta, quiet: !isManual } }
    const retry = cache.build(queryClient, options)
    retry.execute(change.state.variables).catch(() => undefined)
    cache.remove(change)
  }
}
