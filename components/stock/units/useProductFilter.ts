import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Filter } from '@/components/ui/tables/FilterChips'
import { stockSummaryQueryOptions } from '@/hooks/stock/units.queries'

type ProductRef = { id: number; name: string }

const PRODUCTS_SHOWN = 20

/** Filter that searches products on the server while it is open. `inRows` supplies the names on the screen. */
export function useProductFilter(chosenId: number | undefined, inRows: readonly ProductRef[] = []): Filter {
  const [text, setText] = useState<string>()
  const asked = { ...(text && { search: text }), page_size: PRODUCTS_SHOWN }
  const { data, isFetching } = useQuery({ ...stockSummaryQueryOptions(asked), enabled: text !== undefined })
  const found = (data?.results ?? []).map(({ product }) => product)
  return {
    key: 'produto',
    label: 'Produto',
    value: chosenId === undefined ? null : String(chosenId),
    valueLabel: [...inRows, ...found].find(({ id }) => id === chosenId)?.name ?? 'escolhido',
    options: found.map(({ id, name }) => ({ value: String(id), label: name })),
    onSearch: setText,
    isSearching: isFetching,
  }
}
