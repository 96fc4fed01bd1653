import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDay } from '@/services/format/format.rules'
import { DELIVERY_STATE_LABEL, DELIVERY_STATUS_LABEL } from './delivery-status.rules'
import { PACKAGE_DAY_LABEL, PACKAGE_DAYS } from './package-dates.rules'
import type { ListedPackage } from './package-lists.schema'
import { PACKAGE_TYPE_LABEL } from './package-texts.rules'

/** Columns of the CSV export of deliveries. */
export const PACKAGE_COLUMNS: readonly CsvColumn<ListedPackage>[] = [
  { title: 'Volume', value: ({ id }) => id },
  { title: 'Pedido', value: ({ order }) => order.order_mask_id },
  { title: 'Empresa', value: ({ order }) => order.company.corporate_name },
  { title: 'Tipo', value: ({ package_type }) => PACKAGE_TYPE_LABEL[package_type] },
  { title: 'Etapa', value: ({ delivery_status }) => DELIVERY_STATUS_LABEL[delivery_status] },
  { title: 'O cliente vê', value: ({ state }) => DELIVERY_STATE_LABEL[state] },
  { title: 'Endereço', value: ({ address }) => address.label },
  { title: 'Cidade', value: ({ address }) => address.city },
  { title: 'UF', value: ({ address }) => address.state },
  { title: 'Unidades', value: ({ units }) => units },
  { title: 'Separadas', value: ({ packed }) => packed },
  { title: 'Faltam em estoque', value: ({ short }) => short },
  { title: 'Rastreio', value: ({ tracking_code }) => tracking_code ?? '' },
  { title: 'Seguro', value: ({ insurance }) => (insurance ? 'sim' : 'não') },
  ...PACKAGE_DAYS.map((day) => ({
    title: PACKAGE_DAY_LABEL[day],
    value: (pkg: ListedPackage) => {
      const value = pkg[day]
      return value ? formatDay(value) : ''
    },
  })),
  { title: 'Seriais', value: ({ serials }) => serials.map(({ serial }) => serial).join(' ') },
  { title: 'Comentário', value: ({ comment }) => comment ?? '' },
]
