import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterChips, type Filter } from '@/components/ui/FilterChips'
import { useLogin } from '@/contexts/LoginContext'
import { companiesQueryOptions, companyQueryOptions } from '@/hooks/companies/companies.queries'
import { ordersSummaryQueryOptions } from '@/hooks/orders/orders.queries'
import { may } from '@/services/auth/permissions.rules'
import { formatNumber } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { STAGE_LABEL, STAGES } from '@/services/orders/stages.rules'
import type { OrderList } from './useOrderList'

/** What narrows the list, each stage with how many orders stand there. */
export const OrderFilters = ({ orders }: { orders: OrderList }) => {
  const { data } = useQuery(ordersSummaryQueryOptions())
  const { read, own, query } = orders
  const standing = (stage: string) => data?.stages.find(({ stage_name }) => stage_name === stage)?.total
  const company = useCompanyFilter(orders)
  // An own view may have opened by itself: what it filters is then not in the address.
  const inView = { etapa: query.stage_name ?? null, vez: query.mine ? 'minha' : (query.turn ?? null) }
  const due = query.late === undefined ? null : query.late ? 'atrasado' : 'em-dia'
  return (
    <FilterChips
      filters={[
        {
          key: 'etapa',
          label: 'Etapa',
          value: own ? inView.etapa : read('etapa'),
          options: STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage], note: count(standing(stage)) })),
        },
        {
          key: 'vez',
          label: 'Vez de',
          value: own ? inView.vez : read('vez'),
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
          value: own ? due : read('prazo'),
          options: [
            { value: 'atrasado', label: 'Atrasado' },
            { value: 'em-dia', label: 'Em dia' },
          ],
        },
        ...cancelFilter(own ? (query.cancel_requested ? 'pedido' : null) : read('cancelamento')),
      ]}
      onChange={(key, value) => orders.change({ [key]: value })}
      onClear={orders.clear}
    />
  )
}

/** A view of its own asks for it; beside others it is said only where a link or a kept view asks. */
const cancelFilter = (value: string | null): Filter[] =>
  value === null
    ? []
    : [{ key: 'cancelamento', label: 'Cancelamento', value, options: [{ value: 'pedido', label: 'pedido' }] }]

const COMPANIES_SHOWN = 20

/** Companies by the hundreds: looked up while the list is open, for those who may open clients. */
function useCompanyFilter({ query, list }: OrderList): Filter | undefined {
  const { actor } = useLogin()
  const maySearch = actor !== null && may(actor, 'clients:open')
  const [text, setText] = useState<string>()
  const asked = { search: text ?? '', ordering: 'corporate_name', page_size: COMPANIES_SHOWN } as const
  const { data, isFetching } = useQuery({ ...companiesQueryOptions(asked), enabled: text !== undefined })
  const named = maySearch ? query.company_id : undefined
  const { data: chosen } = useQuery({ ...companyQueryOptions(named), meta: { quiet: true } })
  // What a link asks for is shown, and can be taken off, by everyone.
  if (!maySearch && query.company_id === undefined) return undefined
  const inRows = list.data && nameIn(list.data, query.company_id)
  return {
    key: 'empresa',
    label: 'Empresa',
    value: query.company_id === undefined ? null : String(query.company_id),
    valueLabel: inRows ?? chosen?.corporate_name ?? 'escolhida',
    options: (data?.results ?? []).map(({ id, corporate_name }) => ({ value: String(id), label: corporate_name })),
    onSearch: maySearch ? setText : undefined,
    isSearching: isFetching,
  }
}

const nameIn = ({ results }: { results: readonly OrderSummary[] }, id: number | undefined): string | undefined =>
  results.find(({ company }) => company.id === id)?.company.corporate_name

const count = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : formatNumber(number)
