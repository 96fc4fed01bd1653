import { TicketPlus } from 'lucide-react'
import { useState } from 'react'
import { useCompanyFilter } from '@/components/layout/useCompanyFilter'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { COUPON_STATUS_LABEL, COUPON_STATUSES } from '@/services/coupons/coupon-list.rules'
import { formatCount } from '@/services/format/format.rules'
import { couponColumns } from './couponColumns'
import { CouponDialogs, type OpenDialog } from './CouponDialogs'
import { type CouponList, PAGE_SIZE, useCouponList } from './useCouponList'

/** The coupons of those who sell: issued, listed with who used which, taken back. */
export const CouponsScreen = () => {
  const coupons = useCouponList()
  const { list } = coupons
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.count
  return (
    <>
      <PageHeader
        title="Cupons"
        actions={
          <PlainButton
            kind="primary"
            icon={<TicketPlus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDialog({ command: 'issue' })}
          >
            Emitir cupom
          </PlainButton>
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'cupom', 'cupons')}
        actions={<CsvButton csv={coupons.csv} rows={count} />}
      >
        <SearchField
          label="Buscar cupons"
          placeholder="Código ou empresa"
          value={coupons.search}
          onSearch={coupons.setSearch}
        />
        <Filters coupons={coupons} />
      </ListTools>
      <DataTable
        label="Cupons"
        columns={couponColumns((coupon) => setDialog({ command: 'withdraw', coupon }))}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={coupons.sort}
        onSort={coupons.setSort}
        page={{ current: coupons.page, size: PAGE_SIZE, total: count ?? 0, onPage: coupons.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os cupons" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          coupons.isFiltered ? (
            <NoResult title="Nenhum cupom com esses filtros" onClear={coupons.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há cupons"
              description="Emita um cupom com o valor do pedido e o valor final desejado: o desconto é calculado."
            />
          )
        }
      />
      <CouponDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Filters = ({ coupons }: { coupons: CouponList }) => {
  const inRows = coupons.list.data?.results.flatMap(({ company }) => company ?? [])
  const company = useCompanyFilter(coupons.filterId('empresa'), inRows)
  return (
    <FilterChips
      filters={[
        { key: 'situacao', label: 'Situação', value: coupons.filter('situacao'), options: STATUS_OPTIONS },
        ...(company ? [company] : []),
      ]}
      onChange={coupons.setFilter}
      onClear={coupons.clear}
    />
  )
}

const STATUS_OPTIONS = COUPON_STATUSES.map((status) => ({ value: status, label: COUPON_STATUS_LABEL[status] }))
