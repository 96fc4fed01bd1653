import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { ManagementCsvQuery, ManagementListQuery } from '@/services/orders/orders.schema'
import {
  getDocumentAccess,
  getOrderMails,
  getOrdersSummary,
  getStaffOrders,
  getStaffOrdersCsv,
} from '@/services/orders/staff-orders.service'
import { orderKeys } from './order-keys'

export const staffOrdersQueryOptions = (query: Partial<ManagementListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('staff', query),
    queryFn: ({ signal }) => getStaffOrders(query, signal),
    placeholderData: keepPreviousData,
  })

/** The orders as CSV, with the list's filters and sorting. */
export const useStaffOrdersCsv = (query: Partial<ManagementCsvQuery>) =>
  useCsvDownload((transfer) => getStaffOrdersCsv(query, transfer))

const HOME_ROWS = 10
const LATE_ROWS = 5

/** The orders that wait for the caller's own groups, most urgent first. */
export const myOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ mine: true, ordering: 'due_at', page_size: HOME_ROWS })

export const lateOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ late: true, ordering: 'due_at', page_size: LATE_ROWS })

/** The number of orders by stage, for staff's views and home. */
export const ordersSummaryQueryOptions = () =>
  queryOptions({ queryKey: orderKeys.summary(), queryFn: ({ signal }) => getOrdersSummary(signal) })

const MAIL_ON_ITS_WAY_MS = 5_000

/** The mails about an order; polled while one is pending, since no event announces its delivery. */
export const orderMailsQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.mails(ref),
    queryFn: ({ signal }) => getOrderMails(ref, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'pending') === true && MAIL_ON_ITS_WAY_MS,
  })

/** Who opened which file of an order; always stale, since opening a file adds an entry. */
export const documentAccessQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.documentAccess(ref),
    queryFn: ({ signal }) => getDocumentAccess(ref, signal),
    staleTime: 0,
  })
