import { useRouter } from 'next/router'
import { useState } from 'react'
import { useQuotation } from '@/contexts/QuotationContext'
import { MAX_COMPARED, PRODUCT_ORDERINGS, type ProductOrdering } from '@/services/simulation/products/products.rules'

const idsIn = (value: unknown): number[] | null =>
  typeof value === 'string' && /^\d+(,\d+)*$/.test(value) ? value.split(',').map(Number) : null

const isOrdering = (value: unknown): value is ProductOrdering => PRODUCT_ORDERINGS.some((one) => one === value)

/** The filters, ordering and comparison of the list. All are in the address, for Back, reloads and copied links. */
export function useProductsView() {
  const { query, set } = useViewQuery()
  const { change } = useQuotation()
  const compared = (idsIn(query.compare) ?? []).slice(0, MAX_COMPARED)
  return {
    /** The answers in effect; null for all. */
    filters: idsIn(query.properties),
    ordering: isOrdering(query.ordering) ? query.ordering : ('recommended' as const),
    compared,
    onlyDifferences: query.differences !== 'no',
    showsSimilar: query.similar === 'yes',
    /** Units that other products have to make up for, after 'Completar com parecidos'. */
    missing: idsIn(query.missing)?.find((count) => count > 0) ?? null,
    /** Another kind of equipment, of any simulator. */
    productType: idsIn(query.type)?.[0] ?? null,

    filter: (properties: number[] | null): void => {
      change({ filters: properties })
      set({ properties: properties?.join(',') ?? null })
    },
    sort: (ordering: ProductOrdering): void => set({ ordering: ordering === 'recommended' ? null : ordering }),
    compare: (ids: number[]): void => set({ compare: ids.join(',') }),
    hideEqual: (isOn: boolean): void => set({ differences: isOn ? null : 'no' }),
    showSimilar: (isOn: boolean): void => set({ similar: isOn ? 'yes' : null }),
    /** Lists similar products for so many missing units; null once there are none. */
    complete: (missing: number | null): void =>
      set(missing ? { missing: String(missing), similar: 'yes' } : { missing: null }),
    showType: (type: number | null): void => set({ type: type === null ? null : String(type), compare: null }, true),
  }
}

export type ProductsView = ReturnType<typeof useProductsView>

type Query = ReturnType<typeof useRouter>['query']

/** The query of the address; a change takes effect at once, before the router has followed. */
function useViewQuery() {
  const router = useRouter()
  const [pendingView, setPendingView] = useState<{ from: string; query: Query } | null>(null)
  if (pendingView && pendingView.from !== router.asPath) setPendingView(null)
  const query = pendingView?.from === router.asPath ? pendingView.query : router.query

  const set = (next: Record<string, string | null>, isOtherList = false): void => {
    const kept: Query = Object.fromEntries(
      Object.entries({ ...query, ...next }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    const target = { pathname: router.pathname, query: kept }
    setPendingView({ from: router.asPath, query: kept })
    const options = { shallow: true, scroll: isOtherList }
    // Another list is a history entry; a filter or an ordering is not.
    void (isOtherList ? router.push(target, undefined, options) : router.replace(target, undefined, options))
  }
  return { query, set }
}
