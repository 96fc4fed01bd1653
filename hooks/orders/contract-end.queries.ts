import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ManagedRenewalQuery } from '@/services/orders/contract-end/contract-end.schema'
import { getEndingSummary, getIndexes, getRenewal } from '@/services/orders/contract-end/contract-end.service'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { orderKeys } from './order-keys'
import { ordersQueryOptions } from './orders.queries'

export const contractEndKeys = {
  /** Renewals depend on the indexes. */
  renewals: () => [...orderKeys.all, 'renewal'] as const,
  renewal: (ref: OrderAddress, query: object) => [...contractEndKeys.renewals(), { ...ref, ...query }] as const,
  ending: () => [...orderKeys.lists(), 'ending'] as const,
  indexes: () => [...orderKeys.all, 'indexes'] as const,
}

const ENDING_ROWS = 3
const ENDING_DAYS = 90

/** The terms of a renewal; the previous ones stay while the next ones load. */
export const renewalQueryOptions = (ref: OrderAddress, query: ManagedRenewalQuery) =>
  queryOptions({
    queryKey: contractEndKeys.renewal(ref, query),
    queryFn: ({ signal }) => getRenewal(ref, query, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export const endingOrdersQueryOptions = () =>
  ordersQueryOptions({ ends_within: ENDING_DAYS, ordering: 'ends_on', page_size: ENDING_ROWS })

export const endingSummaryQueryOptions = () =>
  queryOptions({ queryKey: contractEndKeys.ending(), queryFn: ({ signal }) => getEndingSummary(signal) })

export const indexesQueryOptions = () =>
  queryOptions({ queryKey: contractEndKeys.indexes(), queryFn: ({ signal }) => getIndexes(signal) })
