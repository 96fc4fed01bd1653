import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from '../simulation-keys'
import { notifyOtherTabs } from './other-tabs'
import { deletePendingChange, type PendingChange, persistPendingChange } from './pending-changes'
import type { QuotationCommand } from './quotation-command.types'
import { applyUnsavedChanges, isTransient } from './unsaved-changes'

type CommandContext = { pending: PendingChange | null }
type Options<Input> = MutationOptions<Quotation | undefined, Error, Input, CommandContext>

/**
 * The mutation options of every change of a quotation: optimistic, persisted until confirmed, sent one after another in
 * the order in which they were made, and left on the screen after a transient failure (README.md).
 */
export function quotationCommandOptions<Input>(
  queryClient: QueryClient,
  quotationId: number,
  command: QuotationCommand<Input>,
): Options<Input> {
  const { kind, mutate, preview, debounceMs = 0, invalidates, meta } = command
  const mutationKey = simulationKeys.save({ quotation: quotationId, kind })
  const queryKey = simulationKeys.quotation(quotationId)
  const isSuperseded = (input: Input): boolean => {
    const waiting = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' })
    return waiting.at(-1)?.state.variables !== input
  }
  return {
    mutationKey,
    scope: { id: `quotation-${quotationId}` },
    meta: { ...meta, preview },
    // Failed changes stay in the cache until they are saved.
    gcTime: Infinity,
    mutationFn: async (input) => {
      if (isSuperseded(input)) return undefined
      if (debounceMs > 0) await new Promise((resolve) => setTimeout(resolve, debounceMs))
      return isSuperseded(input) ? undefined : mutate(quotationId, input)
    },
    onMutate: async (input) => {
      // A command without an optimistic update (coupon) keeps its input in its own field.
      const pending = preview ? persistPendingChange(quotationId, kind, input) : null
      await queryClient.cancelQueries({ queryKey })
      if (preview) queryClient.setQueryData<Quotation>(queryKey, (current) => current && preview(current, input))
      return { pending }
    },
    onSuccess: (quotation, _input, { pending }) => {
      if (!quotation) return
      if (pending) deletePendingChange(pending)
      // With another change in flight, this answer is older than what the screen shows.
      if (isLastSave(queryClient, quotationId)) {
        const saves = simulationKeys.save({ quotation: quotationId })
        queryClient.setQueryData(queryKey, applyUnsavedChanges(queryClient.getMutationCache(), saves, quotation))
      }
      notifyOtherTabs(quotationId)
      void invalidateFor(queryClient, quotationId, invalidates?.(quotationId))
    },
    onError: (error, _input, context) => {
      // Keep the optimistic value: it is retried, so the user need not enter it again.
      if (preview && isTransient(error)) return
      if (context?.pending) deletePendingChange(context.pending)
      if (isApiError(error, 'canceled')) return
      // Refused: show the saved state again, with what is on offer now.
      for (const stale of [queryKey, ...(invalidates?.(quotationId) ?? [])]) {
        void queryClient.invalidateQueries({ queryKey: stale })
      }
    },
  }
}

const isLastSave = (queryClient: QueryClient, quotation: number): boolean =>
  queryClient.isMutating({ mutationKey: simulationKeys.save({ quotation }) }) <= 1

/** Refetches everything that is computed from the quotation. */
function invalidateFor(
  queryClient: QueryClient,
  quotation: number,
  invalidated: ReturnType<NonNullable<QuotationCommand<unknown>['invalidates']>> = [],
): Promise<unknown> {
  const { plans, packages, review } = simulationKeys
  const keys = [plans(quotation), packages(quotation), review(quotation), ...invalidated]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
