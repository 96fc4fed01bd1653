import { useQuery } from '@tanstack/react-query'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { fileQueryOptions } from './orders.queries'

/** The content of a file, to be shown; kept while its screen is open. */
export function useFile(ref: OrderRef, documentId: number, fileId: number | undefined) {
  const { data, isError, refetch } = useQuery(fileQueryOptions(ref, documentId, fileId))
  return { content: data, isError, retry: () => void refetch() }
}
