import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { formatCnpj, formatDateTime, formatDay } from '@/services/format/format.rules'
import type { OrderSummary } from '../orders.schema'
import { orderStatus, stageStatusLabel, turnLabel } from '../workflow/order-state-texts.rules'

type Column = CsvColumn<OrderSummary>

const NUMBER: Column = { title: 'Pedido', value: ({ order_mask_id }) => order_mask_id }
const STAGE: Column = { title: 'Etapa', value: stageStatusLabel }

/** The columns after the turn, the same for customers and staff. */
const REST: readonly Column[] = [
  { title: 'Prazo', value: ({ turn, due_at }) => (turn && due_at ? formatDateTime(due_at) : null) },
  { title: 'Itens', value: ({ items_summary }) => items_summary },
  { title: 'Quantidade', value: ({ items_count }) => items_count },
  { title: 'Plano (meses)', value: ({ duration_months }) => duration_months },
  { title: 'Mensalidade (R$)', value: ({ monthly_fee }) => csvDecimal(monthly_fee) },
  { title: 'Locação até', value: ({ ends_on }) => ends_on && formatDay(ends_on) },
  { title: 'Data do pedido', value: ({ created_at }) => formatDateTime(created_at) },
  { title: 'Atualizado em', value: ({ updated_at }) => formatDateTime(updated_at) },
]

/** The columns of the customer's CSV file. */
export const CUSTOMER_ORDER_COLUMNS: readonly Column[] = [
  NUMBER,
  STAGE,
  { title: 'Vez', value: (order) => order.turn && orderStatus(order, 'customer').word },
  ...REST,
]

/** The columns of the staff's CSV file. */
export const STAFF_ORDER_COLUMNS: readonly Column[] = [
  NUMBER,
  { title: 'Empresa', value: ({ company }) => company.corporate_name },
  { title: 'CNPJ', value: ({ company }) => formatCnpj(company.cnpj) },
  STAGE,
  { title: 'Vez de', value: (order) => order.turn && turnLabel(order) },
  ...REST,
]
