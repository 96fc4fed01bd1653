import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { simulationKeys } from './simulation.queries'
import { retryUnsaved, unsavedChanges } from './unsaved'

/** Whether something of the quotation is shown that could not be saved, and another try. */
export function useUnsaved(quotation: number) {
  const queryClient = useQueryClient()
  const cache = queryClient.getMutationCache()
  const mutationKey = useMemo(() => simulationKeys.save({ quotation }), [quotation])
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache])
  const hasUnsaved = useSyncExternalStore(
    subscribe,
    () => unsavedChanges(cache, mutationKey).length > 0,
    () => false,
  )
  const retry = useCallback(
    (isAsked: boolean) => retryUnsaved(queryClient, mutationKey, isAsked),
    [queryClient, mutationKey],
  )
  return { hasUnsaved, retry }
}
