import type { Mutation, MutationCache, MutationKey, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import { must } from '@/services/invariant/must.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'

/** The quotation as a command will make it. */
export type Preview<Input> = (quotation: Quotation, input: Input) => Quotation

type Change = Mutation

const TOO_MANY_REQUESTS = 429
const UNAUTHORIZED = 401

/**
 * What may go well when it is tried again as it is: no answer came, the server was in trouble or had too much to do, or the
 * session had ended.
 */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== 'canceled' &&
  ([TOO_MANY_REQUESTS, UNAUTHORIZED].includes(error.status) || error.status < 400 || error.status >= 500)

/**
 * The changes of a quotation that are shown and not saved: of each kind the newest, when saving it failed and may go well
 * another time. What the server refused is none of them: the screen shows again what is saved.
 */
export const unsavedChanges = (cache: MutationCache, mutationKey: MutationKey): Change[] =>
  newestChanges(cache, mutationKey).filter(isUnsaved)

const isUnsaved = ({ state, meta }: Change): boolean =>
  state.status === 'error' && meta?.preview !== undefined && isTransient(state.error)

function newestChanges(cache: MutationCache, mutationKey: MutationKey): Change[] {
  const newest = new Map<string, Change>()
  for (const change of cache.findAll({ mutationKey }) as Change[]) {
    const kind = JSON.stringify(change.options.mutationKey)
    const known = newest.get(kind)
    if (!known || known.state.submittedAt <= change.state.submittedAt) newest.set(kind, change)
  }
  return [...newest.values()]
}

/** What the server has of a quotation, with what somebody changed since and could not be saved. */
export function applyUnsavedChanges(cache: MutationCache, mutationKey: MutationKey, quotation: Quotation): Quotation {
  return applyChanges(unsavedChanges(cache, mutationKey), quotation)
}

/** The same for what is read while changes are still on their way. */
export function applyPendingChanges(cache: MutationCache, mutationKey: MutationKey, quotation: Quotation): Quotation {
  const isOnItsWay = ({ state, meta }: Change): boolean => state.status === 'pending' && meta?.preview !== undefined
  return applyChanges(
    newestChanges(cache, mutationKey).filter((change) => isUnsaved(change) || isOnItsWay(change)),
    quotation,
  )
}

const applyChanges = (changes: Change[], quotation: Quotation): Quotation =>
  changes.reduce(
    (shown, { meta, state }) =>
      (must(meta, 'meta of a change of the quotation').preview as Preview<unknown>)(shown, state.variables),
    quotation,
  )

/** Sends again what could not be saved. Who asked for it is told of another failure, where every failed call is told. */
export function retryUnsavedChanges(queryClient: QueryClient, mutationKey: MutationKey, isAsked = true): void {
  const cache = queryClient.getMutationCache()
  for (const change of unsavedChanges(cache, mutationKey)) {
    const options = { ...change.options, meta: { ...change.meta, quiet: !isAsked } }
    const again = cache.build(queryClient, options)
    again.execute(change.state.variables).catch(() => undefined)
    cache.remove(change)
  }
}
