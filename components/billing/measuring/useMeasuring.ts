import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import type { ListFilter } from '@/components/ui/tables/listScreen.types'
import { measuringQueryOptions, useMeasuringCsv } from '@/hooks/billing/measuring.queries'
import type { MeasuringQuery } from '@/services/billing/measuring/measuring.schema'
import { MEASURING_ORDERINGS } from '@/services/billing/orderings.rules'
import { currentDay } from '@/services/format/format.rules'
import { isMonth, monthBounds, monthOf } from '@/services/stock/holds/hold-month.rules'

/** Narrowed by what needs attention; the sums above the table lead there. */
const SITUATIONS = new Map<string, Partial<MeasuringQuery>>([
  ['provisorias', { provisional: 'true' }],
  ['sem-preco', { unpriced: 'true' }],
])

type AskedQuery = Partial<MeasuringQuery> & Pick<MeasuringQuery, 'start_date' | 'end_date'>

/** The month in the address, by default the current one, with its filters. */
export function useMeasuringList() {
  const { read, write } = useAddressQuery()
  const [asked, current] = [read('mes') ?? '', monthOf(currentDay())]
  const month = isMonth(asked) && asked <= current ? asked : current
  const { first, last } = monthBounds(month)
  const days = { start_date: first, end_date: last }
  const list = usePagedList((query: Partial<MeasuringQuery>) => measuringQueryOptions({ ...query, ...days }), {
    orderings: MEASURING_ORDERINGS,
    filters: {
      empresa: (id) => ({ company_id: parseId(id) }),
      pedido: (order) => ({ order_mask_id: order }),
      parcial: (text): Partial<MeasuringQuery> => ({ partial: text === 'nao' ? 'false' : 'true' }),
      situacao: (text): Partial<MeasuringQuery> => SITUATIONS.get(text) ?? {},
    },
  })
  const query: AskedQuery = { ...list.query, ...days }
  return {
    month,
    list,
    csv: useMeasuringCsv(query),
    /** Narrows to what needs attention, or to everything with null. */
    choose: (situation: string | null) => write({ situacao: situation, pagina: null }),
  }
}

export type MeasuringList = ReturnType<typeof useMeasuringList>

export function useMeasuringFilters(list: MeasuringList['list']): (ListFilter | false)[] {
  const companiesOfRows = list.rows?.map(({ company }) => company)
  const company = useCompanyFilter(list.filterId('empresa'), companiesOfRows)
  const order = list.filter('pedido')
  return [
    company ?? false,
    // Only from a link of an order.
    order !== null && { key: 'pedido', label: 'Pedido', options: [], valueLabel: order },
    {
      key: 'parcial',
      label: 'Mês parcial',
      options: [
        { value: 'sim', label: 'só parciais' },
        { value: 'nao', label: 'só inteiros' },
      ],
    },
    {
      key: 'situacao',
      label: 'Situação',
      options: [
        { value: 'provisorias', label: 'Provisórias' },
        { value: 'sem-preco', label: 'Sem preço' },
      ],
    },
  ]
}
