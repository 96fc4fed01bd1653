import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatDay } from '@/services/format/format.rules'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/delivery-status.rules'
import { PACKAGE_TONE, PACKAGE_TYPE_LABEL, packageWord } from '@/services/logistics/package-words.rules'
import type { ListedPackage } from '@/services/logistics/parcel-lists.schema'
import { contentsLine } from '@/services/logistics/parcel-standing.rules'
import { Expected, Situation } from './DeliveryFacts'
import { deliveryMenu, type Parcel } from './deliveryMenu'

/** What the list says of a delivery. */
export const deliveryColumns = (onMove: (parcel: Parcel) => void): readonly DataColumn<ListedPackage>[] => [
  { key: 'order', title: 'Pedido', render: ({ order }) => order.order_mask_id },
  { key: 'company', title: 'Empresa', render: ({ order }) => order.company.corporate_name },
  { key: 'type', title: 'Tipo', render: ({ package_type }) => PACKAGE_TYPE_LABEL[package_type] },
  { key: 'contents', title: 'Itens', render: (parcel) => contentsLine(parcel) },
  { key: 'city', title: 'Cidade', render: ({ address }) => `${address.city}, ${address.state}` },
  { key: 'stage', title: 'Etapa', render: ({ delivery_status }) => DELIVERY_STATUS_LABEL[delivery_status] },
  {
    key: 'state',
    title: 'O cliente vê',
    render: (parcel) => <StatusTag tone={PACKAGE_TONE[parcel.state]}>{packageWord(parcel, 'customer')}</StatusTag>,
  },
  { key: 'delivery_eta', title: 'Previsão', sortable: true, render: (parcel) => <Expected parcel={parcel} /> },
  { key: 'delivery_date', title: 'Entrega', sortable: true, render: ({ delivery_date }) => dayOf(delivery_date) },
  { key: 'standing', title: 'Situação', render: (parcel) => <Situation parcel={parcel} /> },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (parcel) => (
      <MoreMenu
        label={`Ações da entrega ${parcel.order.order_mask_id} de ${parcel.order.company.corporate_name}`}
        entries={deliveryMenu(parcel, onMove)}
      />
    ),
  },
]

const dayOf = (day: string | null): string => (day ? formatDay(day) : '—')
