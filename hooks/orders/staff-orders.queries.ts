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

/** The orders as a file, as the list is filtered and sorted. */
export const useStaffOrdersCsv = (query: Partial<ManagementCsvQuery>) =>
  useCsvDownload((transfer) => getStaffOrdersCsv(query, transfer))

const HOME_ROWS = 10
const LATE_ROWS = 5

/** What waits for the caller's own groups, the most urgent first. */
export const myOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ mine: true, ordering: 'due_at', page_size: HOME_ROWS })

export const lateOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ late: true, ordering: 'due_at', page_size: LATE_ROWS })

/** How many orders stand where, for the staff's views and home. */
export const ordersSummaryQueryOptions = () =>
  queryOptions({ queryKey: orderKeys.summary(), queryFn: ({ signal }) => getOrdersSummary(signal) })

const MAIL_ON_ITS_WAY_MS = 5_000

/** The mails about an order, for staff; asked for again until the last one has left, which nothing tells. */
export const orderMailsQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.mails(ref),
    queryFn: ({ signal }) => getOrderMails(ref, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'pending') === true && MAIL_ON_ITS_WAY_MS,
  })

/** Who opened which file of an order, for staff; asked for anew at every look, since every look at a file adds to it. */
export const documentAccessQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.documentAccess(ref),
    queryFn: ({ signal }) => getDocumentAccess(ref, signal),
    staleTime: 0,
  })
