import { queryOptions } from '@tanstack/react-query'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { getInvoice, getInvoices } from '@/services/billing/invoices/invoices.service'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { invoiceKeys, invoicesQueryOptions } from './invoices.queries'

const ROWS = 3

/** What is to be paid next, the earliest first: late ones lead. */
export const openInvoicesQueryOptions = () =>
  queryOptions({
    ...invoicesQueryOptions({ status: 'ISSUED', ordering: 'due_on', page_size: ROWS }),
    meta: { quiet: true },
  })

/** The company's invoice of the month before, with its lines; null where there is none, or nothing to compare. */
export const monthBeforeQueryOptions = ({ id, kind, period, status }: Invoice) =>
  queryOptions({
    queryKey: [...invoiceKeys.details(), { id, before: period }] as const,
    queryFn: async ({ signal }) => {
      const { results } = await getInvoices({ period: shiftMonth(period, -1), kind: 'MONTHLY' }, signal)
      const before = results.find((invoice) => invoice.status !== 'CANCELED')
      return before ? await getInvoice(before.id, signal) : null
    },
    enabled: kind === 'MONTHLY' && status !== 'CANCELED',
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
