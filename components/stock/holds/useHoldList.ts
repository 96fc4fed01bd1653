import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { holdsQueryOptions, useHoldsCsv } from '@/hooks/stock/holds.queries'
import { HOLD_ORDERINGS } from '@/services/stock/holds.rules'

export const PAGE_SIZE = 20

const isDays = (text: string | null): text is string => text !== null && /^([0-9]|[1-9]\d|[12]\d\d)$/.test(text)

/** The list of holds as the address describes it. */
export function useHoldList() {
  const address = useListAddress({ orderings: HOLD_ORDERINGS, filters: ['produto', 'empresa', 'vence'] })
  const { ready, search, ordering, page } = address
  const [product, company, within] = [address.filterId('produto'), address.filterId('empresa'), address.filter('vence')]
  const filters = {
    ...(search && { search }),
    ...(product && { product }),
    ...(company && { company }),
    ...(isDays(within) && { expires_within: Number(within) }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...holdsQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: useHoldsCsv(filters) }
}

export type HoldList = ReturnType<typeof useHoldList>
