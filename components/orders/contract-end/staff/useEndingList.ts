import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { useStaffOrdersCsv } from '@/hooks/orders/orders.downloads'
import { staffOrdersQueryOptions } from '@/hooks/orders/orders.queries'
import { parseEndWindow } from './endingViews.rules'

const PAGE_SIZE = 20

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** The list of ending contracts, with its state in the URL: window and page. */
export function useEndingList() {
  const { ready, read, write } = useAddressQuery()
  const days = parseEndWindow(read('dias'))
  const page = pageOf(read('pagina'))
  const filters = { ends_within: days, ordering: 'ends_on' as const }
  const list = useQuery({ ...staffOrdersQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return {
    list,
    csv: useStaffOrdersCsv(filters),
    days,
    page,
    pageSize: PAGE_SIZE,
    setDays: (next: number) => {
      write({ dias: String(next), pagina: null })
    },
    setPage: (next: number) => {
      write({ pagina: String(next) })
    },
  }
}
