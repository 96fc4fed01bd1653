import { useQuery } from '@tanstack/react-query'
import { parseId } from '@/components/layout/list/address.rules'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { holdMonthQueryOptions } from '@/hooks/stock/holds.queries'
import { currentDay } from '@/services/format/format.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import type { HoldMonth } from '@/services/stock/holds/holds.schema'

export type MonthDay = HoldMonth['days'][number]

const isMonth = (text: string | null): text is string => text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
const isId = (text: string | null): text is string => parseId(text) !== undefined

/** The month in the address (`mes`) and the product filter (`produto`), which is shared with the list. */
export function useHoldMonth() {
  const { ready, read, write } = useAddressQuery()
  const [asked, product] = [read('mes'), read('produto')]
  const now = monthOf(currentDay())
  const month = isMonth(asked) ? asked : now
  const chosen = isId(product) ? product : null
  const query = useQuery({
    ...holdMonthQueryOptions({ month, ...(chosen && { product: Number(chosen) }) }),
    enabled: ready,
  })
  // Placeholder data of another month is not shown.
  const data = query.data?.month === month ? query.data : undefined
  return {
    query,
    month,
    product: chosen,
    today: query.data?.today ?? currentDay(),
    products: query.data?.products ?? [],
    data,
    isCurrent: month === now,
    showMonth: (next: string) => write({ mes: next === now ? null : next }),
    showProduct: (next: string | null) => write({ produto: next }),
  }
}
