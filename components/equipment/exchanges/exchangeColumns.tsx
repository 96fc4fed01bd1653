import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { EXCHANGE_STATUS_LABEL, EXCHANGE_TONE } from '@/services/equipment/exchange-texts.rules'
import { EXCHANGE_KIND_LABEL } from '@/services/equipment/exchanges.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { color } from '@/styles/tokens'
import { AvailableStock, exchangeTargetText, WaitingSince } from './exchangeFacts'

export const EXCHANGE_COLUMNS: readonly DataColumn<Exchange>[] = [
  {
    key: 'unit',
    title: 'Equipamento',
    render: ({ unit }) => (
      <>
        <Whole>{unit.serial}</Whole>
        <Second>{unit.product.name}</Second>
      </>
    ),
  },
  {
    key: 'kind',
    title: 'Pedido de',
    render: (exchange) => (
      <>
        {EXCHANGE_KIND_LABEL[exchange.kind]}
        <Second>{exchangeTargetText(exchange)}</Second>
      </>
    ),
  },
  {
    key: 'order',
    title: 'Empresa e pedido',
    render: ({ company, order }) => (
      <>
        {company.corporate_name}
        <Second>{order.order_mask_id}</Second>
      </>
    ),
  },
  {
    key: 'reason',
    title: 'Motivo',
    render: ({ reason, requested_by }) => (
      <Wide>
        {reason}
        <Second>{requested_by.first_name}</Second>
      </Wide>
    ),
  },
  { key: 'shelf', title: 'Em estoque', render: (exchange) => <AvailableStock exchange={exchange} /> },
  { key: 'created_at', title: 'Desde', sortable: true, render: ({ created_at }) => <WaitingSince at={created_at} /> },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={EXCHANGE_TONE[status]}>{EXCHANGE_STATUS_LABEL[status]}</StatusTag>,
  },
]

const Second = styled.small`
  display: block;
  color: ${color.t2};
  font-size: 12px;
  font-weight: 400;
`

const Whole = styled.span`
  white-space: nowrap;
`

const Wide = styled.span`
  display: inline-block;
  min-width: 200px;
  max-width: 320px;
  overflow-wrap: break-word;
`
