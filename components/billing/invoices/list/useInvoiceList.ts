import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { FIRST_PAGE, useSavedViews } from '@/components/layout/list/views/useSavedViews'
import { useSelection } from '@/components/ui/tables/useSelection'
import { invoicesQueryOptions, invoiceCountsQueryOptions, useInvoicesCsv } from '@/hooks/billing/invoices.queries'
import { INVOICE_KINDS } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { issueRefusal, totalOf } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { INVOICE_ORDERINGS } from '@/services/billing/orderings.rules'
import { formatLongMonth } from '@/services/format/format.rules'
import { isMonth } from '@/services/stock/holds/hold-month.rules'
import { saveDraftListContext } from './invoiceListContext'
import { INVOICE_LIST, nounOf, readInvoiceState } from './invoiceViews.rules'

const nameOf = ({ company, period }: InvoiceSummary): string => `${company.corporate_name}, ${formatLongMonth(period)}`

/** Staff's list of invoices, with its state in the address: view, month, search, filters, sorting and page. */
export function useInvoiceList() {
  const views = useSavedViews(INVOICE_LIST)
  const { view, address, isWrittenOut } = views
  const { read, write } = address
  const asked = read('competencia') ?? ''
  const month = isMonth(asked) ? asked : undefined
  const list = usePagedList(invoicesQueryOptions, {
    address,
    orderings: INVOICE_ORDERINGS,
    base: {
      ordering: '-due_on' as const,
      ...(isWrittenOut ? readInvoiceState(read) : view.query),
      ...(!view.isOfAnyMonth && { period: month }),
    },
    filters: {
      tipo: (kind) => ({ kind: INVOICE_KINDS.find((one) => one === kind) }),
      empresa: (id) => ({ company_id: parseId(id) }),
      pedido: (order) => ({ order_mask_id: order }),
    },
  })
  const { status, overdue } = list.query
  const isDrafts = status === 'DRAFT'
  const tallies = useQuery(invoiceCountsQueryOptions(month)).data
  const { rows, count, pagination } = list
  const { selected, selection, clear } = useSelection(rows, nameOf, issueRefusal)
  const csv = useInvoicesCsv(list.query)

  const [before, ids] = [(pagination.current - 1) * pagination.size, rows?.map(({ id }) => id).join()]
  useEffect(() => {
    if (isDrafts && ids && count !== undefined) saveDraftListContext({ ids: ids.split(',').map(Number), before, count })
  }, [isDrafts, ids, before, count])

  return {
    list,
    csv,
    views,
    noun: nounOf(status),
    month,
    tallies,
    isDrafts,
    selected,
    selection: isDrafts ? selection : undefined,
    clearSelection: clear,
    /** In cents; undefined where the sum of all pages is not known, and of drafts, paid and cancelled ones together. */
    sum:
      status === undefined && overdue === undefined
        ? undefined
        : sumOf(list, view.tally && tallies?.[view.tally].total),
    /** From one built-in view to another month, search and filters stay. */
    open: (key: string) => {
      if (isWrittenOut || INVOICE_LIST.builtIn.every((one) => one.key !== key)) views.open(key)
      else write({ visao: key, ordem: null, ...FIRST_PAGE })
    },
    setMonth: (next: string | null) => write({ competencia: next, pagina: null }),
  }
}

export type InvoiceList = ReturnType<typeof useInvoiceList>

type Listed = { rows: readonly InvoiceSummary[] | undefined; count: number | undefined; isFiltered: boolean }

function sumOf({ rows, count, isFiltered }: Listed, tally: string | undefined): string | number | undefined {
  if (!rows || rows.length === 0) return undefined
  if (rows.length === count) return totalOf(rows)
  return isFiltered ? undefined : tally
}
