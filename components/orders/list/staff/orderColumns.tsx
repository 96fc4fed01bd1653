import styled from 'styled-components'
import { Ago } from '@/components/ui/display/Moment'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import type { OrderColumnKey } from '@/services/orders/list/order-columns.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { stageStatusLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { cancelledAt, stageItems } from '@/services/orders/workflow/stage-line.rules'
import { color } from '@/styles/tokens'
import { CancelRequestedTag, OrderDue, OrderTurn } from './orderCells'

type Column = DataColumn<OrderSummary>

const COLUMNS: Record<OrderColumnKey, Omit<Column, 'key'>> = {
  order: { title: 'Pedido', render: ({ order_mask_id }) => <Number>{order_mask_id}</Number> },
  company: {
    title: 'Empresa',
    render: (order) => (
      <Company>
        <Name>{order.company.corporate_name}</Name>
        <CancelRequestedTag order={order} />
      </Company>
    ),
  },
  cnpj: { title: 'CNPJ', render: ({ company }) => <Soft>{formatCnpj(company.cnpj)}</Soft> },
  stage: { title: 'Etapa', render: (order) => <Stage order={order} /> },
  turn: { title: 'Vez de', render: (order) => <OrderTurn order={order} /> },
  due_at: { title: 'Prazo', sortable: true, render: (order) => <OrderDue order={order} /> },
  items: { title: 'Itens', align: 'right', render: ({ items_count }) => items_count },
  items_summary: { title: 'Equipamentos', render: ({ items_summary }) => items_summary },
  duration_months: { title: 'Plano', render: ({ duration_months }) => <Soft>{duration_months} meses</Soft> },
  monthly_fee: {
    title: 'Mensalidade',
    align: 'right',
    sortable: true,
    render: ({ monthly_fee }) => <Money value={monthly_fee} />,
  },
  created_at: {
    title: 'Data do pedido',
    align: 'right',
    sortable: true,
    render: ({ created_at }) => <Soft>{formatDay(created_at)}</Soft>,
  },
  updated_at: {
    title: 'Atualizado',
    align: 'right',
    sortable: true,
    render: ({ updated_at }) => (
      <Soft>
        <Ago at={updated_at} />
      </Soft>
    ),
  },
}

export const columnTitle = (key: OrderColumnKey): string => COLUMNS[key].title

/** Columns hidden on tablets unless chosen; the order's page shows them. */
const DESKTOP_ONLY: readonly OrderColumnKey[] = ['cnpj', 'items', 'updated_at']

/**
 * The columns of the table.
 * @param isNarrow on a tablet: ticks and label of the stage are stacked
 * @param areChosen the user chose the columns: all are shown and the table scrolls sideways
 */
export const orderColumns = (keys: readonly OrderColumnKey[], isNarrow: boolean, areChosen: boolean): Column[] =>
  keys
    .filter((key) => !isNarrow || areChosen || !DESKTOP_ONLY.includes(key))
    .map((key) => ({ key, ...COLUMNS[key], ...(isNarrow && key === 'stage' && { render: renderStackedStage }) }))

function renderStackedStage(order: OrderSummary) {
  return <Stage order={order} stacked />
}

const Stage = ({ order, stacked }: { order: OrderSummary; stacked?: boolean }) => (
  <StageTicks
    items={stageItems(order, 'staff')}
    cancelled={cancelledAt(order)}
    label={stageStatusLabel(order)}
    stacked={stacked}
  />
)

const Number = styled.b`
  font-weight: 600;
`

const Name = styled.span`
  font-weight: 550;
`

const Company = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 8px;
`

const Soft = styled.span<{ dateTime?: string }>`
  color: ${color.t2};
  white-space: nowrap;
`
