import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { PickerField, usePickerText } from '@/components/ui/forms/picker/PickerField'
import { staffOrdersQueryOptions } from '@/hooks/orders/staff-orders.queries'
import type { OrderSummary } from '@/services/orders/orders.schema'

const ORDERS_SEARCHED = 20

/**
 * The company that is billed, found by its name, its CNPJ or an order. Found among the orders, which finance may read,
 * unlike the list of clients.
 */
export const CompanyPicker = () => {
  const [{ value }, , { setValue }] = useField<string>('company')
  const { search, typing } = usePickerText()
  const orders = staffOrdersQueryOptions({ search, ordering: '-updated_at', page_size: ORDERS_SEARCHED })
  const { data } = useQuery({ ...orders, enabled: value === '' })
  const found = data && companiesOf(data.results)
  return (
    <PickerField
      {...typing}
      name="company"
      label="Empresa"
      picked={value === '' ? undefined : { title: value.slice(value.indexOf(' ') + 1) }}
      onClear={() => void setValue('')}
      listLabel="Empresas"
      hint="nome, CNPJ ou pedido"
      nothing="Nenhuma empresa com pedidos nessa busca."
      options={found?.map(({ id, corporate_name }) => ({ key: String(id), title: corporate_name }))}
      onChoose={(key) => {
        const company = found?.find(({ id }) => String(id) === key)
        if (company) void setValue(`${key} ${company.corporate_name}`)
      }}
    />
  )
}

function companiesOf(orders: readonly OrderSummary[]): OrderSummary['company'][] {
  const byId = new Map<number, OrderSummary['company']>()
  for (const { company } of orders) byId.set(company.id, company)
  return [...byId.values()]
}
