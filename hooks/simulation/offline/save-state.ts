import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { simulationKeys } from '../simulation-keys'
import { retryUnsavedChanges, unsavedChanges } from './unsaved-changes'

/** True while a change of the quotation is being saved: its totals are then outdated. */
export const useIsSaving = (quotation: number): boolean =>
  useIsMutating({ mutationKey: simulationKeys.save({ quotation }) }) > 0

/** Whether some change of the quotation could not be saved, and a retry for it. */
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
    (isManual: boolean) => retryUnsavedChanges(queryClient, mutationKey, isManual),
    [queryClient, mutationKey],
  )
  return { hasUnsaved, retry }
}

/** Seconds before each automatic retry; the last one repeats. */
const RETRY_DELAYS_S = [3, 5, 10, 20, 30]

type RetryState = {
  /** Some change is unsaved, and no retry is running. */
  isFailed: boolean
  /** Online, with a session or a visitor key. */
  isPossible: boolean
  retry: (isManual: boolean) => void
}

/** Retries failed changes automatically: at once when saving becomes possible again, otherwise with growing delays. */
export function useRetryUnsavedChanges({ isFailed, isPossible, retry }: RetryState, hasUnsaved: boolean): void {
  const tries = useRef(0)
  const hasBecomePossible = useRef(false)
  useEffect(() => {
    if (!hasUnsaved) tries.current = 0
  }, [hasUnsaved])
  useEffect(() => {
    if (!isFailed) return
    if (!isPossible) {
      hasBecomePossible.current = true
      return
    }
    const delay = hasBecomePossible.current
      ? 0
      : (RETRY_DELAYS_S[Math.min(tries.current, RETRY_DELAYS_S.length - 1)] ?? 0)
    const timer = setTimeout(() => {
      hasBecomePossible.current = false
      tries.current += 1
      retry(false)
    }, delay * 1000)
    return () => clearTimeout(timer)
  }, [isFailed, isPossible, retry])
}

/** Opens the next page once all changes are saved, retrying those that failed; stays when one fails again. */
export function useSaveAndNavigate(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const saveAndNavigate = async (path: string): Promise<void> => {
    setLeaving(true)
    retryUnsavedChanges(queryClient, simulationKeys.save({ quotation: quotationId }))
    if (await waitForSaves(queryClient, quotationId)) await router.push(path)
    setLeaving(false)
  }
  return { saveAndNavigate, isLeaving }
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
