import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { formatCount, formatDay } from '@/services/format/format.rules'
import { PickerField, usePickerText } from '@/components/ui/forms/picker/PickerField'

const OFFERED = 5

/** The order that a new ticket is about; closes to one row. */
export const OrderPicker = ({ isOptional }: { isOptional: boolean }) => {
  const [{ value }, , { setValue }] = useField<string>('order_mask_id')
  const { search, typing } = usePickerText()
  const { data } = useQuery({ ...ordersQueryOptions({ search, page_size: OFFERED }), enabled: value === '' })
  return (
    <PickerField
      {...typing}
      name="order_mask_id"
      label="Qual pedido?"
      isOptional={isOptional}
      picked={value === '' ? undefined : { title: `Pedido ${value}` }}
      onClear={() => void setValue('')}
      listLabel="Pedidos"
      hint="número do pedido"
      nothing="Nenhum pedido com essa busca."
      options={data?.results.map(({ order_mask_id, items_count, created_at }) => ({
        key: order_mask_id,
        title: `Pedido ${order_mask_id}`,
        detail: `${formatCount(items_count, 'item', 'itens')}, feito em ${formatDay(created_at)}`,
      }))}
      onChoose={(key) => void setValue(key)}
    />
  )
}
