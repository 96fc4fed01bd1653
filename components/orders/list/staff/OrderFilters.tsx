import { useQuery } from '@tanstack/react-query'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { ordersSummaryQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { formatNumber } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { STAGE_LABEL, STAGES } from '@/services/orders/workflow/stages.rules'
import type { OrderList } from './useOrderList'

export const OrderFilters = ({ orders }: { orders: OrderList }) => {
  const { data } = useQuery(ordersSummaryQueryOptions())
  const { read } = orders
  const standing = (stage: string) => data?.stages.find(({ stage_name }) => stage_name === stage)?.total
  const company = useCompanyFilter(orders.query.company_id, orders.list.data?.results.map(companyOf))
  return (
    <FilterChips
      filters={[
        {
          key: 'etapa',
          label: 'Etapa',
          value: read('etapa'),
          options: STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage], note: count(standing(stage)) })),
        },
        {
          key: 'vez',
          label: 'Vez de',
          value: read('vez'),
          options: [
            { value: 'customer', label: 'Cliente' },
            { value: 'staff', label: 'Arrenda' },
            { value: 'minha', label: 'Minha equipe' },
          ],
        },
        ...(company ? [company] : []),
        {
          key: 'prazo',
          label: 'Prazo',
          value: read('prazo'),
          options: [
            { value: 'atrasado', label: 'Atrasado' },
            { value: 'em-dia', label: 'Em dia' },
          ],
        },
        ...cancelFilter(read('cancelamento')),
      ]}
      onChange={(key, value) => orders.change({ [key]: value })}
      onClear={orders.clear}
    />
  )
}

/** There is a view for it; elsewhere the filter shows only when a link or a saved view sets it. */
const cancelFilter = (value: string | null): Filter[] =>
  value === null
    ? []
    : [{ key: 'cancelamento', label: 'Cancelamento', value, options: [{ value: 'pedido', label: 'pedido' }] }]

const companyOf = ({ company }: OrderSummary): OrderSummary['company'] => company

const count = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : formatNumber(number)
