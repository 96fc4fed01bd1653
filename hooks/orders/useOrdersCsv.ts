import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { getManagedOrdersCsv } from '@/services/orders/orders-management.service'
import type { ManagementCsvQuery, OrderCsvQuery } from '@/services/orders/orders.schema'
import { getOrdersCsv } from '@/services/orders/orders.service'

/** The customer's orders as a file, as the list is filtered and sorted. */
export const useOrdersCsv = (query: Partial<OrderCsvQuery>) =>
  useCsvDownload((transfer) => getOrdersCsv(query, transfer))

/** The same for staff. */
export const useManagedOrdersCsv = (query: Partial<ManagementCsvQuery>) =>
  useCsvDownload((transfer) => getManagedOrdersCsv(query, transfer))
