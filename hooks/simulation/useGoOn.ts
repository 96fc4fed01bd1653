import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { simulationKeys } from './simulation.queries'
import { retryUnsaved } from './unsaved'

/** Goes to the next page once everything is saved, trying again what failed before; stays when something could not be. */
export function useGoOn(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const goOn = async (path: string): Promise<void> => {
    setLeaving(true)
    retryUnsaved(queryClient, simulationKeys.save({ quotation: quotationId }))
    if (await savesSucceed(queryClient, quotationId)) await router.push(path)
    setLeaving(false)
  }
  return { goOn, isLeaving }
}

async function savesSucceed(queryClient: QueryClient, quotation: number): Promise<boolean> {
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
