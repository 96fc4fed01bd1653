import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { MentionsWaiting } from '@/components/layout/app/MentionsWaiting'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { Selection } from '@/components/ui/tables/dataTable.types'
import { ListTools } from '@/components/ui/tables/ListTools'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useRowKeys } from '@/components/ui/tables/useRowKeys'
import { useLogin } from '@/contexts/LoginContext'
import { useOrderAhead } from '@/hooks/orders/orders.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { writeChosen } from '@/services/orders/list/order-list.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { flex, touchArea } from '@/styles/mixins'
import { below, color, narrowTable } from '@/styles/tokens'
import { StaffOrderCard } from './orderCells'
import { DialogButton } from '@/components/ui/dialogs/CommandButton'
import { orderColumns } from './orderColumns'
import { OrderFilters } from './OrderFilters'
import { OrderViewMenu, OrderViewTabs } from './OrderViewTabs'
import { SelectedOrdersBar } from './SelectedOrdersBar'
import { type OrderList, useOrderList } from './useOrderList'

// Loaded on demand: few visits of the list need them.
const OrderColumnsDialog = lazyPart(() => import('./OrderColumnsDialog').then((module) => module.OrderColumnsDialog))

/** Staff's list of orders: saved views, search, filters, columns and sorting, all kept in the URL. */
export const StaffOrdersScreen = () => {
  const orders = useOrderList()
  const { list, page, pageSize } = orders
  const openAhead = useOrderAhead()
  const [narrow, phone] = [useMediaQuery('(max-width: 1039.98px)'), useMediaQuery(narrowTable)]
  const chosen = useOrderSelection(list.data?.results)
  const keys = useRowKeys()
  const { actor } = useLogin()
  // For groups without a home page this is the start page, so it shows their mentions.
  const hasNoHome = actor !== null && !may(actor, 'home:read')
  return (
    <>
      <TitleBar>
        <PageHeader
          title="Pedidos"
          facts={<ContractEndsLink href={paths.admin.contractEnds()}>Fim de contrato</ContractEndsLink>}
        />
        <OrderViewTabs state={orders} />
        <OrderViewMenu state={orders} />
      </TitleBar>
      {hasNoHome && (
        <Mentions>
          <MentionsWaiting />
        </Mentions>
      )}
      <ListTools
        total={
          list.data && (
            <>
              {formatCount(list.data.count, 'pedido', 'pedidos')} · <Money value={list.data.monthly_fee} perMonth />
            </>
          )
        }
        actions={
          <>
            {!phone && <ColumnsButton orders={orders} />}
            <CsvButton csv={orders.csv} rows={list.data?.count} />
          </>
        }
      >
        <SearchField
          label="Buscar pedidos"
          placeholder="Número, empresa ou CNPJ"
          value={orders.query.search ?? ''}
          onSearch={orders.setSearch}
        />
        <OrderFilters orders={orders} />
      </ListTools>
      {!phone && <SelectedOrdersBar orders={chosen.selected} onClear={chosen.clear} />}
      <div {...keys}>
        <DataTable
          label="Pedidos"
          columns={orderColumns(orders.columns, narrow, orders.areColumnsChosen)}
          rows={list.data?.results}
          rowKey={keyOf}
          rowHref={(order) => paths.admin.order(order.company.id, order.order_mask_id)}
          onRowIntent={({ company, order_mask_id }) =>
            openAhead({ audience: 'staff', companyId: company.id, maskId: order_mask_id })
          }
          size="small"
          card={(order) => <StaffOrderCard order={order} />}
          skeletonRows={12}
          refreshing={list.isPlaceholderData}
          sort={orders.sort}
          onSort={orders.setSort}
          selection={phone ? undefined : chosen.selection}
          page={{ current: page, size: pageSize, total: list.data?.count ?? 0, onPage: orders.setPage }}
          empty={<NoOrders orders={orders} />}
          error={
            list.isError ? (
              <FailedState title="Não foi possível carregar os pedidos" onRetry={() => void list.refetch()} />
            ) : undefined
          }
        />
      </div>
    </>
  )
}

const keyOf = (order: OrderSummary): string => writeChosen([order])

/** The selection is limited to visible rows: another page or filter clears it. */
function useOrderSelection(rows: readonly OrderSummary[] = []) {
  const [keys, setKeys] = useState<readonly (string | number)[]>([])
  const selected = rows.filter((row) => keys.includes(keyOf(row)))
  const nameOf = ({ order_mask_id, company }: OrderSummary): string =>
    `o pedido ${order_mask_id} de ${company.corporate_name}`
  return {
    selected,
    clear: () => setKeys([]),
    selection: { keys: selected.map(keyOf), onChange: setKeys, nameOf } satisfies Selection<OrderSummary>,
  }
}

const ColumnsButton = ({ orders }: { orders: OrderList }) => (
  <DialogButton size="small" icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />} label="Colunas">
    {(dialog) => <OrderColumnsDialog {...dialog} shown={orders.columns} onChoose={orders.setColumns} />}
  </DialogButton>
)

const NoOrders = ({ orders }: { orders: OrderList }) =>
  orders.isFiltered ? (
    <EmptyState
      variant="no-result"
      title="Nenhum pedido com esses filtros"
      description={orders.query.search ? `Busca “${orders.query.search}”.` : undefined}
      action={<PlainButton onClick={orders.clear}>Limpar filtros</PlainButton>}
    />
  ) : (
    <EmptyState
      variant="first-use"
      title={orders.views.view.key === 'todos' ? 'Ainda não há pedidos' : 'Nada espera por você aqui'}
      description="Os pedidos aparecem aqui assim que um cliente envia uma simulação."
    />
  )

const ContractEndsLink = styled(Link)`
  ${touchArea}
`

const Mentions = styled.div`
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`

/** Title and views share a line to leave room for the rows; on narrow screens the views wrap. */
const TitleBar = styled.div`
  --page-gap: 0px;
  ${flex.row};
  gap: 0 20px;
  margin-bottom: 10px;
  border-bottom: 1px solid ${color.line};
  > nav {
    flex: 1;
  }
  ${below.aside} {
    flex-wrap: wrap;
    justify-content: space-between;
    > nav {
      flex: 1 0 100%;
      order: 1;
      margin-top: 8px;
    }
  }
`
