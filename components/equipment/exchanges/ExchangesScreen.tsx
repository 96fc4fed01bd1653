import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { CountTabs } from '@/components/ui/navigation/CountTabs'
import { PageTabs } from '@/components/ui/navigation/LinkTabs'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useSelection } from '@/components/ui/tables/useSelection'
import { exchangesQueryOptions } from '@/hooks/equipment/exchanges.queries'
import { paths } from '@/services/config/paths'
import { EXCHANGE_TAB_LABEL } from '@/services/equipment/exchanges/exchange-texts.rules'
import {
  EXCHANGE_KIND_LABEL,
  EXCHANGE_KINDS,
  EXCHANGE_ORDERINGS,
  type ExchangeStatus,
} from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { formatCount } from '@/services/format/format.rules'
import { RETURN_PAGES } from '@/services/logistics/returns/return-todo.rules'
import { DecideExchanges } from './DecideExchanges'
import { EXCHANGE_COLUMNS, ExchangeCard } from './exchangeColumns'

const STATUS_BY_NAME: ReadonlyMap<string, ExchangeStatus> = new Map(
  Object.entries({
    responder: 'REQUESTED',
    'em-envio': 'ACCEPTED',
    'aguardando-antigo': 'DELIVERED',
    concluidas: 'DONE',
    recusadas: 'REFUSED',
    canceladas: 'CANCELED',
  }),
)

const KINDS = EXCHANGE_KINDS.map((value) => ({ value, label: EXCHANGE_KIND_LABEL[value] }))

const nameOf = ({ unit }: Exchange): string => unit.serial

/** The exchanges and upgrades that customers request, the longest waiting first. */
export const ExchangesScreen = () => {
  const exchanges = usePagedList(exchangesQueryOptions, {
    orderings: EXCHANGE_ORDERINGS,
    filters: {
      situacao: (name) => ({ status: STATUS_BY_NAME.get(name) }),
      atraso: () => ({ late: true }),
      tipo: (kind) => ({ kind: EXCHANGE_KINDS.find((one) => one === kind) }),
      empresa: (id) => ({ company: parseId(id) }),
    },
  })
  const { rows, data } = exchanges
  const companiesOfRows = rows?.map(({ company }) => company)
  const company = useCompanyFilter(exchanges.filterId('empresa'), companiesOfRows)
  const { selected, selection, clear } = useSelection(rows, nameOf)
  const tabs = [...STATUS_BY_NAME].map(([key, status]) => ({
    key,
    label: EXCHANGE_TAB_LABEL[status],
    count: data?.statuses[status],
  }))
  return (
    <ListScreen
      list={exchanges}
      noun={{ one: 'troca', many: 'trocas', isFeminine: true }}
      countNoun={{ one: 'pedido', many: 'pedidos' }}
      label="Trocas e upgrades"
      above={<PageTabs label="Devoluções e trocas" pages={RETURN_PAGES} />}
      title="Trocas e upgrades"
      views={
        <CountTabs
          label="Situação"
          all="Todas"
          tabs={tabs}
          chosen={exchanges.filter('situacao')}
          onChoose={(name) => exchanges.setFilter('situacao', name)}
        />
      }
      searchLabel="Buscar trocas e upgrades"
      searchPlaceholder="Pedido, empresa ou serial"
      filters={[
        { key: 'atraso', label: 'Prazo', options: [{ value: 'sim', label: 'atrasadas' }] },
        { key: 'tipo', label: 'Tipo', options: KINDS },
        company,
      ]}
      selectionBar={
        <SelectionBar
          name="Trocas e upgrades selecionados"
          label={selected.length > 0 ? formatCount(selected.length, 'selecionado', 'selecionados') : ''}
          onClear={clear}
        >
          <DecideExchanges exchanges={selected} size="small" onDone={clear} />
        </SelectionBar>
      }
      columns={EXCHANGE_COLUMNS}
      rowHref={({ id }) => paths.admin.exchange(id)}
      card={(exchange) => <ExchangeCard exchange={exchange} />}
      selection={selection}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Nenhuma troca pedida ainda',
        description: 'Quando um cliente pedir a troca ou o upgrade de um equipamento, o pedido aparece aqui.',
      }}
    />
  )
}
