import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { QueryStatus } from '@/services/credit/credit-query.rules'
import { creditKeys } from './credit.queries'

/** Once an awaited query has its outcome, whatever shows credit reads again, and `onSettled` hears of it. */
export function useFreshCredit(status: QueryStatus | undefined, onSettled: (status: QueryStatus) => void): void {
  const queryClient = useQueryClient()
  const before = useRef(status)
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (before.current === 'PENDING' && status && status !== 'PENDING') {
      void queryClient.invalidateQueries({ queryKey: creditKeys.all })
      settled.current(status)
    }
    before.current = status
  }, [status, queryClient])
}
