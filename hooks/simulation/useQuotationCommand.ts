import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '@/services/http/api-error'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from './simulation.queries'
import { isPassing, withUnsaved, type Preview } from './unsaved'

type Command<Input> = {
  quotationId: number
  /** Commands of one kind replace each other: of several that wait, only the newest is sent. */
  kind: string
  run: (input: Input) => Promise<Quotation>
  /** The quotation as it will be, shown at once. Sums are left to the server. */
  preview?: Preview<Input>
  /** Milliseconds in which a newer command of the kind may still take this one's place (typing a quantity). */
  pause?: number
  /** What else is no longer true once this is saved. */
  outdates?: readonly QueryKey[]
  meta?: { quiet?: boolean; quietCodes?: string[]; failure?: string }
}

/**
 * What every change of a quotation has in common: it shows at once and is saved at once. Changes of one quotation are sent
 * one after the other, in the order in which they were made, so that the server ends with what the person sees. What could
 * not be saved stays on the screen and can be tried again (`useUnsaved`).
 *
 * `ahead` is what was last asked for and not answered yet: it counts within the very press, while the cache follows a
 * moment later; a radio that took its mark only then would, for that moment, read as unchecked again.
 */
export function useQuotationCommand<Input>(command: Command<Input>) {
  const { quotationId, kind, run, preview, pause = 0, outdates = [], meta } = command
  const queryClient = useQueryClient()
  const [ahead, setAhead] = useState<Input | null>(null)
  const mutationKey = simulationKeys.save({ quotation: quotationId, kind })
  const queryKey = simulationKeys.quotation(quotationId)
  const isReplaced = (input: Input): boolean => {
    const waiting = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' })
    return waiting.at(-1)?.state.variables !== input
  }
  const mutation = useMutation({
    mutationKey,
    scope: { id: `quotation-${quotationId}` },
    meta: { ...meta, preview },
    // What could not be saved is kept until it is.
    gcTime: Infinity,
    mutationFn: async (input: Input) => {
      if (isReplaced(input)) return undefined
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      return isReplaced(input) ? undefined : run(input)
    },
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey })
      if (preview) queryClient.setQueryData<Quotation>(queryKey, (known) => known && preview(known, input))
    },
    onSuccess: (quotation) => {
      if (!quotation) return
      // With another change under way, this answer is older than what the person sees.
      if (isLastSave(queryClient, quotationId)) {
        const saves = simulationKeys.save({ quotation: quotationId })
        queryClient.setQueryData(queryKey, withUnsaved(queryClient.getMutationCache(), saves, quotation))
      }
      void askAgain(queryClient, quotationId, outdates)
    },
    onError: (error) => {
      // What was shown stays when it may be saved another time, and nothing is typed twice.
      if (preview && isPassing(error)) return
      if (isApiError(error, 'canceled')) return
      // What was refused is shown as it is saved, beside what is on offer now.
      for (const outdated of [queryKey, ...outdates]) void queryClient.invalidateQueries({ queryKey: outdated })
    },
    onSettled: (_quotation, _error, input) => {
      setAhead((last) => (last === input ? null : last))
    },
  })
  const save = (input: Input): void => {
    setAhead(() => input)
    mutation.mutate(input)
  }
  return { ...mutation, save, ahead }
}

const isLastSave = (queryClient: QueryClient, quotation: number): boolean =>
  queryClient.isMutating({ mutationKey: simulationKeys.save({ quotation }) }) <= 1

/** Everything that is counted from the quotation. */
function askAgain(queryClient: QueryClient, quotation: number, outdates: readonly QueryKey[]): Promise<unknown> {
  const { plans, packages, review } = simulationKeys
  const keys = [plans(quotation), packages(quotation), review(quotation), ...outdates]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
