import { useState } from 'react'
import { companyOptions } from '@/components/ui/companyOptions'
import { CsvButton } from '@/components/ui/CsvButton'
import { DataTable } from '@/components/ui/DataTable'
import { EmptyState } from '@/components/ui/EmptyState'
import { FilterChips } from '@/components/ui/FilterChips'
import { ListFailed, NoResult } from '@/components/ui/ListStates'
import { ListTools } from '@/components/ui/ListTools'
import { PageHeader } from '@/components/ui/PageHeader'
import { SearchField } from '@/components/ui/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { formatCount } from '@/services/format/format.rules'
import { holdColumns } from './holdColumns'
import { HoldDialogs, type OpenDialog } from './HoldDialogs'
import { PAGE_SIZE, useHoldList, type HoldList } from './useHoldList'

/** What is promised to orders and not packed yet: of what, to whom and until when. */
export const HoldsScreen = () => {
  const { actor } = useLogin()
  return actor && <Holds actor={actor} />
}

const Holds = ({ actor }: { actor: Actor }) => {
  const holds = useHoldList()
  const { list } = holds
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.count
  return (
    <>
      <PageHeader title="Reservas" />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'reserva', 'reservas')}
        actions={<CsvButton csv={holds.csv} rows={count} />}
      >
        <SearchField
          label="Buscar reservas"
          placeholder="Produto, pedido ou empresa"
          value={holds.search}
          onSearch={holds.setSearch}
        />
        <Filters holds={holds} />
      </ListTools>
      <DataTable
        label="Reservas"
        columns={holdColumns({
          opensOrders: may(actor, 'orders:read'),
          onChoose: may(actor, 'reservations:write') ? setDialog : null,
        })}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={holds.sort}
        onSort={holds.setSort}
        page={{ current: holds.page, size: PAGE_SIZE, total: count ?? 0, onPage: holds.setPage }}
        error={
          list.isError && (
            <ListFailed title="Não foi possível carregar as reservas" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          holds.isFiltered ? (
            <NoResult title="Nenhuma reserva com esses filtros" onClear={holds.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nada está reservado agora"
              description="Um pedido novo reserva as unidades por 7 dias, até serem separadas."
            />
          )
        }
      />
      <HoldDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Filters = ({ holds }: { holds: HoldList }) => {
  const rows = holds.list.data?.results ?? []
  const [product, company] = [holds.filter('produto'), holds.filter('empresa')]
  const products = rows.map((hold) => ({ id: hold.product.id, corporate_name: hold.product.name }))
  const options = [
    { key: 'vence', label: 'Vence', value: holds.filter('vence'), options: WITHIN },
    { key: 'produto', label: 'Produto', value: product, options: companyOptions(products, product) },
    {
      key: 'empresa',
      label: 'Empresa',
      value: company,
      options: companyOptions(
        rows.map(({ order }) => order.company),
        company,
      ),
    },
  ]
  return (
    <FilterChips
      filters={options.filter((filter) => filter.options.length > 0)}
      onChange={holds.setFilter}
      onClear={holds.clear}
    />
  )
}

const WITHIN = [
  { value: '0', label: 'hoje' },
  { value: '1', label: 'até amanhã' },
  { value: '3', label: 'em até 3 dias' },
  { value: '7', label: 'em até 7 dias' },
]
