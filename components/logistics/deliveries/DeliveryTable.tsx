import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { DueDate } from '@/components/ui/display/DueDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { NoResult } from '@/components/ui/tables/NoResult'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/packages/delivery-status.rules'
import type { ListedPackage } from '@/services/logistics/packages/package-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import {
  contentsText,
  PACKAGE_TONE,
  PACKAGE_TYPE_LABEL,
  packageSituation,
  packageStateLabel,
} from '@/services/logistics/packages/package-texts.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { CardBlock } from '../CardBlock'
import type { BoardProps } from './Board'
import { deliveryMenu, type MovablePackage } from './deliveryMenu'

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
          <NoResult title="Nenhum volume com esses filtros" onClear={clear} />
        ) : (
          <EmptyState
            variant="first-use"
            title="Nenhum volume ainda"
            description="Cada pedido novo traz um volume por endereço."
          />
        )
      }
    />
  )
}

export const deliveryColumns = (onMove: (pkg: MovablePackage) => void): readonly DataColumn<ListedPackage>[] => [
  { key: 'order', title: 'Pedido', render: ({ order }) => order.order_mask_id },
  { key: 'company', title: 'Empresa', render: ({ order }) => order.company.corporate_name },
  { key: 'type', title: 'Tipo', render: ({ package_type }) => PACKAGE_TYPE_LABEL[package_type] },
  { key: 'contents', title: 'Itens', render: (pkg) => contentsText(pkg) },
  { key: 'city', title: 'Cidade', render: ({ address }) => `${address.city}, ${address.state}` },
  { key: 'stage', title: 'Etapa', render: ({ delivery_status }) => DELIVERY_STATUS_LABEL[delivery_status] },
  {
    key: 'state',
    title: 'O cliente vê',
    render: (pkg) => <StatusTag tone={PACKAGE_TONE[pkg.state]}>{packageStateLabel(pkg, 'customer')}</StatusTag>,
  },
  { key: 'delivery_eta', title: 'Previsão', sortable: true, render: (pkg) => <ExpectedDay pkg={pkg} /> },
  { key: 'delivery_date', title: 'Entrega', sortable: true, render: ({ delivery_date }) => dayOf(delivery_date) },
  { key: 'standing', title: 'Situação', render: (pkg) => <PackageSituation pkg={pkg} /> },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (pkg) => (
      <MoreMenu
        label={`Ações do volume ${pkg.order.order_mask_id} de ${pkg.order.company.corporate_name}`}
        entries={deliveryMenu(pkg, onMove)}
      />
    ),
  },
]

const dayOf = (day: string | null): string => (day ? formatDay(day) : '—')

/** Expected day with its due state; final packages show only the day. */
export const ExpectedDay = ({ pkg }: { pkg: ListedPackage }) => {
  if (ENDED_STATUSES.includes(pkg.delivery_status)) return dayOf(pkg.delivery_eta)
  return pkg.due_at ? <DueDate at={pkg.due_at} /> : '—'
}

/** What a package still lacks. */
export const PackageSituation = ({ pkg }: { pkg: ListedPackage }) => {
  if (ENDED_STATUSES.includes(pkg.delivery_status)) return '—'
  const { text, isShort } = packageSituation(pkg)
  return isShort ? <ShortageText>{text}</ShortageText> : <Clip title={text}>{text}</Clip>
}

const ShortageText = styled.b`
  color: ${color.bad};
  font-weight: 600;
`

const Clip = styled.span`
  display: inline-block;
  max-width: 200px;
  ${font.ellipsis};
  vertical-align: top;
`

export const DeliveryCard = ({ pkg }: { pkg: ListedPackage }) => {
  const { order, address, delivery_status, state } = pkg
  return (
    <CardBlock>
      <div>
        <b>{order.order_mask_id}</b>
        <StatusTag tone={PACKAGE_TONE[state]}>{packageStateLabel(pkg, 'customer')}</StatusTag>
      </div>
      <strong>{order.company.corporate_name}</strong>
      <p>{contentsText(pkg)}</p>
      <div>
        <span>
          {DELIVERY_STATUS_LABEL[delivery_status]} · {address.city}, {address.state}
        </span>
        <ExpectedDay pkg={pkg} />
      </div>
    </CardBlock>
  )
}
