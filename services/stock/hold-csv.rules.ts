import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime } from '@/services/format/format.rules'
import { STAGE_LABEL } from '@/services/orders/stages.rules'
import type { Hold } from './holds.schema'

/** The list of reservations as a file. */
export const HOLD_COLUMNS: readonly CsvColumn<Hold>[] = [
  { title: 'Produto', value: ({ product }) => product.name },
  { title: 'Quantidade', value: ({ quantity }) => quantity },
  { title: 'Pedido', value: ({ order }) => order.order_mask_id },
  { title: 'Empresa', value: ({ order }) => order.company.corporate_name },
  { title: 'Etapa', value: ({ order }) => STAGE_LABEL[order.stage_name] },
  { title: 'Reservado em', value: ({ created_at }) => formatDateTime(created_at) },
  { title: 'Reservado até', value: ({ expires_at }) => formatDateTime(expires_at) },
]
