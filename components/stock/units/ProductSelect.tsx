import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ControlProps } from '@/components/ui/forms/Field'
import { SearchSelect } from '@/components/ui/forms/SearchSelect'
import { stockSummaryQueryOptions } from '@/hooks/stock/units.queries'

type Props = ControlProps & {
  value: number | null
  onChange: (productId: number) => void
  onBlur?: () => void
}

const PRODUCTS_SHOWN = 50

/** Searches products on the server while typing, including those without units. */
export const ProductSelect = ({ value, onChange, ...control }: Props) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ value: number; label: string }>()
  const asked = { ...(text && { search: text }), with_empty: true, page_size: PRODUCTS_SHOWN }
  const { data, isFetching } = useQuery(stockSummaryQueryOptions(asked))
  const found = (data?.results ?? []).map(({ product }) => ({ value: product.id, label: product.name }))
  const isKept = chosen?.value === value && !found.some((one) => one.value === value)
  return (
    <SearchSelect<number>
      {...control}
      value={value ?? undefined}
      options={chosen && isKept ? [chosen, ...found] : found}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      notFoundContent="Nenhum produto com esse nome"
      onChange={(id) => {
        setChosen(found.find((one) => one.value === id))
        onChange(id)
      }}
    />
  )
}
