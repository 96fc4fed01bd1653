import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { COUPON_STATUS_LABEL } from './coupon-list.rules'
import type { Coupon } from './coupons.schema'

/** The columns of the coupons' CSV file. */
export const COUPON_COLUMNS: readonly CsvColumn<Coupon>[] = [
  { title: 'Código', value: ({ discount_code }) => discount_code },
  { title: 'Empresa', value: ({ company }) => company?.corporate_name ?? 'Qualquer empresa' },
  { title: 'Valor do pedido (R$)', value: ({ order_value }) => csvDecimal(order_value) },
  { title: 'Valor final desejado (R$)', value: ({ desired_value }) => csvDecimal(desired_value) },
  { title: 'Desconto (R$)', value: ({ discount }) => csvDecimal(discount) },
  { title: 'Válido até', value: ({ expires_at }) => expires_at && formatDay(expires_at) },
  { title: 'Situação', value: ({ status }) => COUPON_STATUS_LABEL[status] },
  { title: 'Usado em', value: ({ used_at }) => used_at && formatDateTime(used_at) },
  { title: 'Usado por', value: ({ used_by }) => used_by },
  { title: 'Pedido', value: ({ order }) => order?.order_mask_id ?? null },
  { title: 'Empresa do pedido', value: ({ order }) => order?.company.corporate_name ?? null },
  { title: 'Emitido por', value: ({ created_by }) => created_by },
  { title: 'Emitido em', value: ({ created_at }) => formatDateTime(created_at) },
]
