import { Link2 } from 'lucide-react'
import styled from 'styled-components'
import { MentionsWaiting } from '@/components/layout/MentionsWaiting'
import { CsvButton } from '@/components/ui/CsvButton'
import { DataTable } from '@/components/ui/DataTable'
import { EmptyState } from '@/components/ui/EmptyState'
import { FilterChips } from '@/components/ui/FilterChips'
import { ListTools } from '@/components/ui/ListTools'
import { Money } from '@/components/ui/Money'
import { PageHeader } from '@/components/ui/PageHeader'
import { PlainButton } from '@/components/ui/PlainButton'
import { SearchField } from '@/components/ui/SearchField'
import { toast } from '@/components/ui/toast'
import { useMediaQuery } from '@/components/ui/useMediaQuery'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { STAGE_LABEL, STAGES } from '@/services/orders/stages.rules'
import { below, color } from '@/styles/tokens'
import { ORDER_COLUMNS, SHORT_ORDER_COLUMNS } from './orderColumns'
import { OrderViewTabs } from './OrderViewTabs'
import { StaffOrderCard } from './StaffOrderCard'
import { useOrderList, type OrderList } from './useOrderList'

/** The orders that a desk works on: saved views, search, filters and sorting, all of it in the address. */
export const StaffOrders = () => {
  const orders = useOrderList()
  const { list, page, pageSize } = orders
  const narrow = useMediaQuery('(max-width: 1039.98px)')
  const { actor } = useLogin()
  // For groups without a home this is where the day begins.
  const hasNoHome = actor !== null && !may(actor, 'home:read')
  return (
    <>
      <Top>
        <PageHeader title="Pedidos" />
        <OrderViewTabs current={orders.view.key} onChoose={orders.setView} />
        <CopyView />
      </Top>
      {hasNoHome && (
        <Called>
          <MentionsWaiting />
        </Called>
      )}
      <ListTools
        total={
          list.data && (
            <>
              {formatCount(list.data.count, 'pedido', 'pedidos')} · <Money value={list.data.monthly_fee} perMonth />
            </>
          )
        }
        actions={<CsvButton csv={orders.csv} rows={list.data?.count} />}
      >
        <SearchField
          label="Buscar pedidos"
          placeholder="Número, empresa ou CNPJ"
          value={orders.search}
          onSearch={orders.setSearch}
        />
        <Filters orders={orders} />
      </ListTools>
      <DataTable
        label="Pedidos"
        columns={narrow ? SHORT_ORDER_COLUMNS : ORDER_COLUMNS}
        rows={list.data?.results}
        rowKey={(order) => `${String(order.company.id)}-${order.order_mask_id}`}
        rowHref={(order) => paths.admin.order(order.company.id, order.order_mask_id)}
        size="small"
        card={(order) => <StaffOrderCard order={order} />}
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={orders.sort}
        onSort={orders.setSort}
        page={{ current: page, size: pageSize, total: list.data?.count ?? 0, onPage: orders.setPage }}
        empty={<NoOrders orders={orders} />}
        error={list.isError ? <Failed retry={() => void list.refetch()} /> : undefined}
      />
    </>
  )
}

const Filters = ({ orders }: { orders: OrderList }) => (
  <FilterChips
    filters={[
      {
        key: 'etapa',
        label: 'Etapa',
        value: orders.stage,
        options: STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage] })),
      },
      {
        key: 'vez',
        label: 'Vez de',
        value: orders.turn,
        options: [
          { value: 'customer', label: 'Cliente' },
          { value: 'staff', label: 'Arrenda' },
          { value: 'minha', label: 'Minha equipe' },
        ],
      },
    ]}
    onChange={orders.setFilter}
    onClear={orders.clear}
  />
)

const CopyView = () => (
  <PlainButton
    kind="text"
    icon={<Link2 size={16} strokeWidth={1.75} aria-hidden />}
    onClick={() => {
      void navigator.clipboard.writeText(window.location.href).then(() => {
        toast.success('Link da visão copiado')
      })
    }}
  >
    Copiar link da visão
  </PlainButton>
)

const NoOrders = ({ orders }: { orders: OrderList }) =>
  orders.isFiltered ? (
    <EmptyState
      variant="no-result"
      title="Nenhum pedido com esses filtros"
      description={orders.search ? `Busca “${orders.search}”.` : undefined}
      action={<PlainButton onClick={orders.clear}>Limpar filtros</PlainButton>}
    />
  ) : (
    <EmptyState
      variant="first-use"
      title={orders.view.key === 'todos' ? 'Ainda não há pedidos' : 'Nada espera por você aqui'}
      description="Os pedidos aparecem aqui assim que um cliente envia uma simulação."
    />
  )

const Failed = ({ retry }: { retry: () => void }) => (
  <EmptyState
    variant="error"
    title="Não foi possível carregar os pedidos"
    description="Verifique a conexão."
    action={<PlainButton onClick={retry}>Tentar novamente</PlainButton>}
  />
)

/** Title and saved views share a line, so that the rows begin high; without room the views take a line of their own. */
const Called = styled.div`
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`

const Top = styled.div`
  --page-gap: 0px;
  display: flex;
  align-items: center;
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
