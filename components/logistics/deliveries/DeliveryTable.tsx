import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { DataTable } from '@/components/ui/tables/DataTable'
import { NoResult } from '@/components/ui/tables/NoResult'
import { paths } from '@/services/config/paths'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import type { BoardProps } from './Board'
import { DeliveryCard, deliveryColumns } from './deliveryColumns'

/** The deliveries one by one, with what the customer sees of each. */
export const DeliveryTable = ({ deliveries, onMove }: BoardProps) => {
  const { list, page, setPage, sort, setSort, isFiltered, clear } = deliveries
  return (
    <DataTable
      label="Entregas"
      columns={deliveryColumns(onMove)}
      rows={list.data?.results}
      card={(pkg) => <DeliveryCard pkg={pkg} />}
      rowHref={({ id }) => paths.admin.delivery(id)}
      size="small"
      skeletonRows={12}
      refreshing={list.isPlaceholderData}
      sort={sort}
      onSort={setSort}
      page={{ current: page, size: PAGE_SIZE, total: list.data?.count ?? 0, onPage: setPage }}
      error={
        list.isError && (
          <FailedState title="Não foi possível carregar as entregas" onRetry={() => void list.refetch()} />
        )
      }
      empty={
        isFiltered ? (
          <NoResult title="Nenhuma entrega com esses filtros" onClear={clear} />
        ) : (
          <EmptyState
            variant="first-use"
            title="Nenhuma entrega ainda"
            description="Cada pedido novo traz uma entrega por endereço."
          />
        )
      }
    />
  )
}
