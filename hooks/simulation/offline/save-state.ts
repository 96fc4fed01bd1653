import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { simulationKeys } from '../simulation.queries'
import { retryUnsavedChanges, unsavedChanges } from './unsaved-changes'

/** True while a change of the quotation is on its way: sums are then those of before. */
export const useIsSaving = (quotation: number): boolean =>
  useIsMutating({ mutationKey: simulationKeys.save({ quotation }) }) > 0

/** Whether something of the quotation is shown that could not be saved, and another try. */
export function useUnsavedChanges(quotation: number) {
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
    (isAsked: boolean) => retryUnsavedChanges(queryClient, mutationKey, isAsked),
    [queryClient, mutationKey],
  )
  return { hasUnsaved, retry }
}

/** Seconds between two tries, the last one again and again. */
const RETRY_DELAYS_S = [3, 5, 10, 20, 30]

type RetryState = {
  /** Something is shown that could not be saved, and no try is under way. */
  isFailed: boolean
  /** There is a connection, and somebody who may save. */
  isPossible: boolean
  retry: (isAsked: boolean) => void
}

/** Tries again by itself what could not be saved: at once when it becomes possible again, else less and less often. */
export function useRetryUnsavedChanges({ isFailed, isPossible, retry }: RetryState, hasUnsaved: boolean): void {
  const tries = useRef(0)
  const isNewlyPossible = useRef(false)
  useEffect(() => {
    if (!hasUnsaved) tries.current = 0
  }, [hasUnsaved])
  useEffect(() => {
    if (!isFailed) return
    if (!isPossible) {
      isNewlyPossible.current = true
      return
    }
    const pause = isNewlyPossible.current
      ? 0
      : (RETRY_DELAYS_S[Math.min(tries.current, RETRY_DELAYS_S.length - 1)] ?? 0)
    const timer = setTimeout(() => {
      isNewlyPossible.current = false
      tries.current += 1
      retry(false)
    }, pause * 1000)
    return () => clearTimeout(timer)
  }, [isFailed, isPossible, retry])
}

/** Goes to the next page once everything is saved, trying again what failed before; stays when something could not be. */
export function useSaveAndNavigate(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const goOn = async (path: string): Promise<void> => {
    setLeaving(true)
    retryUnsavedChanges(queryClient, simulationKeys.save({ quotation: quotationId }))
    if (await waitForSaves(queryClient, quotationId)) await router.push(path)
    setLeaving(false)
  }
  return { goOn, isLeaving }
}

async function waitForSaves(queryClient: QueryClient, quotation: number): Promise<boolean> {
  const cache = queryClient.getMutationCache()
  const pending = { mutationKey: simulationKeys.save({ quotation }), status: 'pending' } as const
  const saves = cache.findAll(pending)
  if (saves.length === 0) return true
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (cache.findAll(pending).length > 0) return
      stop()
      resolve()
    })
  })
  return saves.every(({ state }) => state.status === 'success')
}
