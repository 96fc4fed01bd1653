import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { clearDirtyFields, hasUnsentInput, trackDirtyFields } from '@/contexts/stores/dirty-fields.store'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { orderKeys } from './order-keys'
import { newsQueryOptions } from './orders.queries'

const LOOK_AGAIN_MS = 1_000

/** What others changed in the open order, and whether the update is held back because the user is typing. */
export function useOrderNews(ref: OrderAddress) {
  const queryClient = useQueryClient()
  const { data: news } = useQuery(newsQueryOptions(ref))

  const show = useCallback(() => {
    clearDirtyFields()
    queryClient.setQueryData(newsQueryOptions(ref).queryKey, (held) => {
      if (held) queryClient.setQueryData(orderKeys.detail(ref), held.now)
      return held && { ...held, isHeld: false }
    })
  }, [queryClient, ref])
  const dismiss = useCallback(() => queryClient.setQueryData(orderKeys.news(ref), null), [queryClient, ref])

  useEffect(trackDirtyFields, [])
  useEffect(() => () => void queryClient.setQueryData(orderKeys.news(ref), null), [queryClient, ref])
  const isHeld = news?.isHeld ?? false
  useEffect(() => {
    if (!isHeld) return
    const timer = setInterval(() => {
      if (!hasUnsentInput()) show()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isHeld, show])

  return { news, show, dismiss }
}
