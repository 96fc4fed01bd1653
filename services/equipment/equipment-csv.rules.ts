import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import type { Equipment } from './equipment.schema'
import { placeName } from './place.rules'

const day = (value: string | null | undefined) => (value ? formatDay(value) : null)

/** The company's units as a file. */
export const EQUIPMENT_COLUMNS: readonly CsvColumn<Equipment>[] = [
  { title: 'Produto', value: ({ product }) => product.name },
  { title: 'Serial', value: ({ serial }) => serial },
  { title: 'Etiqueta', value: ({ label }) => label },
  { title: 'Status', value: ({ status }) => UNIT_STATUS_LABEL[status] },
  { title: 'Responsável', value: ({ user }) => user?.first_name ?? null },
  { title: 'Recebimento confirmado em', value: ({ received_at }) => received_at && formatDateTime(received_at) },
  { title: 'Endereço', value: ({ address }) => address && placeName(address) },
  { title: 'Pedido', value: ({ order }) => order?.order_mask_id ?? null },
  { title: 'Entregue em', value: ({ since }) => day(since) },
  { title: 'Contrato até', value: ({ order }) => day(order?.ends_on) },
]
