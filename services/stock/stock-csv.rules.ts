import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { sheetOf } from '@/services/http/import.rules'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import type { StockAlert } from './alerts/alerts.schema'
import type { Hold } from './holds/holds.schema'
import { PRODUCT_GROUP_LABEL } from './units/product-groups.rules'
import { UNIT_STATUS_LABEL } from './units/unit-status.rules'
import type { Unit } from './units/units.schema'

/** Titles of the columns that an import reads too. */
export const UNIT_TITLE = {
  serial: 'Serial',
  product: 'Produto',
  product_group: 'Grupo',
  status: 'Situação',
  location: 'Local',
  label: 'Etiqueta',
} as const

const T = UNIT_TITLE

/** Columns of the CSV export of units; an edited file can be imported again. */
export const UNIT_COLUMNS: readonly CsvColumn<Unit>[] = [
  { title: T.serial, value: ({ serial }) => serial },
  { title: T.product, value: ({ product }) => product.name },
  { title: 'Modelo', value: ({ product }) => product.model },
  { title: T.product_group, value: ({ product_group }) => PRODUCT_GROUP_LABEL[product_group] },
  { title: T.status, value: ({ status }) => UNIT_STATUS_LABEL[status] },
  { title: T.location, value: ({ location }) => location },
  { title: T.label, value: ({ label }) => label },
  { title: 'Empresa', value: ({ holder }) => holder?.company.corporate_name ?? null },
  { title: 'Endereço', value: ({ holder }) => holder?.address.line ?? null },
  { title: 'Responsável', value: ({ holder }) => holder?.user?.first_name ?? null },
  { title: 'Atualizado em', value: ({ updated_at }) => formatDateTime(updated_at) },
]

/** Columns that an import reads, and those that it ignores. */
export const UNIT_SHEET = sheetOf(UNIT_COLUMNS, UNIT_TITLE)

/** Columns of the CSV export of holds. */
export const HOLD_COLUMNS: readonly CsvColumn<Hold>[] = [
  { title: 'Produto', value: ({ product }) => product.name },
  { title: 'Quantidade', value: ({ quantity }) => quantity },
  { title: 'Pedido', value: ({ order }) => order.order_mask_id },
  { title: 'Empresa', value: ({ order }) => order.company.corporate_name },
  { title: 'Etapa', value: ({ order }) => STAGE_LABEL[order.stage_name] },
  { title: 'Reservado em', value: ({ created_at }) => formatDateTime(created_at) },
  { title: 'Reservado até', value: ({ expires_at }) => formatDateTime(expires_at) },
]

/** Columns of the CSV export of who waits for a product. */
export const ALERT_COLUMNS: readonly CsvColumn<StockAlert>[] = [
  { title: 'Produto', value: ({ product }) => product.name },
  { title: 'Unidades', value: ({ quantity }) => quantity },
  { title: 'Cliente', value: ({ company }) => company?.corporate_name ?? 'Visitante' },
  { title: 'Pedido por', value: ({ name }) => name },
  { title: 'Pediu aviso em', value: ({ created_at }) => formatDateTime(created_at) },
  { title: 'Disponível a partir de', value: ({ available_from }) => available_from && formatDay(available_from) },
]
