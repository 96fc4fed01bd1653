import { useQuery } from '@tanstack/react-query'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { useLogin } from '@/contexts/LoginContext'
import { dashboardQueryOptions } from '@/hooks/dashboard/dashboard.queries'
import { ordersSummaryQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { may } from '@/services/auth/permissions.rules'
import { formatNumber } from '@/services/format/format.rules'
import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { STAGE_GROUP_KEYS, STAGE_GROUPS } from '@/services/orders/workflow/stage-groups.rules'
import { STAGE_LABEL, type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import type { OrderList } from './useOrderList'

export const OrderFilters = ({ orders }: { orders: OrderList }) => {
  const { data } = useQuery(ordersSummaryQueryOptions())
  const { read } = orders
  const sellerFilter = useSellerFilter(orders.query.responsible_id)
  const company = useCompanyFilter(orders.query.company_id, orders.list.data?.results.map(companyOf))
  return (
    <FilterChips
      filters={[
        {
          key: 'etapa',
          label: 'Etapa',
          value: read('etapa'),
          options: [
            ...STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage], note: ordersIn([stage], data) })),
            ...STAGE_GROUP_KEYS.map((key) => STAGE_GROUPS[key]).map(({ address, label, stages }) => ({
              ...{ value: address, label, note: ordersIn(stages, data) },
            })),
          ],
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
        ...sellerFilter,
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

const ordersIn = (stages: readonly StageName[], summary: OrdersSummary | undefined): string | undefined =>
  summary &&
  formatNumber(
    summary.stages.reduce((sum, { stage_name, total }) => (stages.includes(stage_name) ? sum + total : sum), 0),
  )

/** The dashboard links to the orders of a seller; it knows their names, and is usually still in the cache. */
function useSellerFilter(id: number | undefined): Filter[] {
  const { actor } = useLogin()
  const mayRead = actor !== null && may(actor, 'dashboard:read')
  const { data } = useQuery({
    ...dashboardQueryOptions({}),
    enabled: id !== undefined && mayRead,
    meta: { quiet: true },
  })
  if (id === undefined) return []
  const name = data?.sellers.find((one) => one.id === id)?.first_name ?? 'escolhido'
  return [{ key: 'vendedor', label: 'Vendedor', value: String(id), options: [{ value: String(id), label: name }] }]
}
