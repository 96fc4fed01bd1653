import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from '../simulation.queries'
import { notifyOtherTabs } from './other-tabs'
import { deletePendingChange, type PendingChange, persistPendingChange } from './pending-changes'
import type { QuotationCommand } from './quotation-command.types'
import { applyUnsavedChanges, isTransient } from './unsaved-changes'

type CommandContext = { kept: PendingChange | null }
type Options<Input> = MutationOptions<Quotation | undefined, Error, Input, CommandContext>

/**
 * What every change of a quotation has in common: it shows at once and is saved at once. Changes of one quotation are sent
 * one after the other, in the order in which they were made, so that the server ends with what the person sees. What could
 * not be saved stays on the screen, is kept in the browser and can be tried again (`useUnsavedChanges`).
 */
export function quotationCommandOptions<Input>(
  queryClient: QueryClient,
  quotationId: number,
  command: QuotationCommand<Input>,
): Options<Input> {
  const { kind, mutate: run, preview, debounceMs: pause = 0, invalidates: outdates, meta } = command
  const mutationKey = simulationKeys.save({ quotation: quotationId, kind })
  const queryKey = simulationKeys.quotation(quotationId)
  const isReplaced = (input: Input): boolean => {
    const waiting = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' })
    return waiting.at(-1)?.state.variables !== input
  }
  return {
    mutationKey,
    scope: { id: `quotation-${quotationId}` },
    meta: { ...meta, preview },
    // What could not be saved is kept until it is.
    gcTime: Infinity,
    mutationFn: async (input) => {
      if (isReplaced(input)) return undefined
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      return isReplaced(input) ? undefined : run(quotationId, input)
    },
    onMutate: async (input) => {
      // What is not shown before it is saved, as a coupon, is no loss either: its field keeps it.
      const kept = preview ? persistPendingChange(quotationId, kind, input) : null
      await queryClient.cancelQueries({ queryKey })
      if (preview) queryClient.setQueryData<Quotation>(queryKey, (known) => known && preview(known, input))
      return { kept }
    },
    onSuccess: (quotation, _input, { kept }) => {
      if (!quotation) return
      if (kept) deletePendingChange(kept)
      // With another change under way, this answer is older than what the person sees.
      if (isLastSave(queryClient, quotationId)) {
        const saves = simulationKeys.save({ quotation: quotationId })
        queryClient.setQueryData(queryKey, applyUnsavedChanges(queryClient.getMutationCache(), saves, quotation))
      }
      notifyOtherTabs(quotationId)
      void invalidateFor(queryClient, quotationId, outdates?.(quotationId))
    },
    onError: (error, _input, context) => {
      // What was shown stays when it may be saved another time, and nothing is typed twice.
      if (preview && isTransient(error)) return
      if (context?.kept) deletePendingChange(context.kept)
      if (isApiError(error, 'canceled')) return
      // What was refused is shown as it is saved, beside what is on offer now.
      const stale = [queryKey, ...(outdates?.(quotationId) ?? [])]
      for (const outdated of stale) void queryClient.invalidateQueries({ queryKey: outdated })
    },
  }
}

const isLastSave = (queryClient: QueryClient, quotation: number): boolean =>
  queryClient.isMutating({ mutationKey: simulationKeys.save({ quotation }) }) <= 1

/** Everything that is counted from the quotation. */
function invalidateFor(
  queryClient: QueryClient,
  quotation: number,
  outdated: ReturnType<NonNullable<QuotationCommand<unknown>['invalidates']>> = [],
): Promise<unknown> {
  const { plans, packages, review } = simulationKeys
  const keys = [plans(quotation), packages(quotation), review(quotation), ...outdated]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
