import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { useState } from 'react'
import { Field } from '@/components/ui/forms/Field'
import { SearchPicker } from '@/components/ui/forms/SearchPicker'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { formatCount, formatDay } from '@/services/format/format.rules'
import { PickedRow } from './PickedRow'

const OFFERED = 5

/** The order that a new ticket is about; closes to one row. */
export const OrderPicker = ({ isOptional }: { isOptional: boolean }) => {
  const [{ value }, { error, touched }, { setValue }] = useField<string>('order_mask_id')
  const [text, setText] = useState('')
  const search = useDebouncedValue(text.trim(), 200)
  const { data } = useQuery({
    ...ordersQueryOptions({ search: search || undefined, page_size: OFFERED }),
    enabled: value === '',
  })
  const problem = touched ? error : undefined
  if (value !== '')
    return (
      <PickedRow label="Qual pedido?" title={`Pedido ${value}`} error={problem} onChange={() => void setValue('')} />
    )
  return (
    <Field label="Qual pedido?" optional={isOptional} error={problem}>
      {(control) => (
        <SearchPicker
          {...control}
          listLabel="Pedidos"
          hint="número do pedido"
          nothing="Nenhum pedido com essa busca."
          text={text}
          onText={setText}
          options={data?.results.map(({ order_mask_id, items_count, created_at }) => ({
            key: order_mask_id,
            title: `Pedido ${order_mask_id}`,
            detail: `${formatCount(items_count, 'item', 'itens')}, feito em ${formatDay(created_at)}`,
          }))}
          onChoose={(key) => void setValue(key)}
        />
      )}
    </Field>
  )
}
