import styled from 'styled-components'
import { NoWrap } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { EXCHANGE_STATUS_LABEL, EXCHANGE_TONE } from '@/services/equipment/exchanges/exchange-texts.rules'
import { awaitedUntil, EXCHANGE_KIND_LABEL } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AvailableStock, ExchangeDue, exchangeTargetText, WaitingSince } from './exchangeFacts'

export const EXCHANGE_COLUMNS: readonly DataColumn<Exchange>[] = [
  {
    key: 'unit',
    title: 'Equipamento',
    render: ({ unit }) => (
      <>
        <NoWrap>{unit.serial}</NoWrap>
        <SecondLine>{unit.product.name}</SecondLine>
      </>
    ),
  },
  {
    key: 'kind',
    title: 'Pedido de',
    render: (exchange) => (
      <>
        {EXCHANGE_KIND_LABEL[exchange.kind]}
        <SecondLine>{exchangeTargetText(exchange)}</SecondLine>
      </>
    ),
  },
  {
    key: 'order',
    title: 'Empresa e pedido',
    render: ({ company, order }) => (
      <>
        {company.corporate_name}
        <SecondLine>{order.order_mask_id}</SecondLine>
      </>
    ),
  },
  {
    key: 'reason',
    title: 'Motivo',
    render: ({ reason, requested_by }) => (
      <WrappedText>
        {reason}
        <SecondLine>{requested_by.first_name}</SecondLine>
      </WrappedText>
    ),
  },
  { key: 'shelf', title: 'Em estoque', render: (exchange) => <AvailableStock exchange={exchange} /> },
  {
    key: 'created_at',
    title: 'Desde',
    sortable: true,
    render: ({ created_at }) => (
      <NoWrap>
        <WaitingSince at={created_at} />
      </NoWrap>
    ),
  },
  { key: 'due_at', title: 'Prazo', sortable: true, render: (exchange) => <ExchangeDue exchange={exchange} /> },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={EXCHANGE_TONE[status]}>{EXCHANGE_STATUS_LABEL[status]}</StatusTag>,
  },
]

const SecondLine = styled.small`
  display: block;
  color: ${color.t2};
  font-size: 12px;
  font-weight: 400;
`

const WrappedText = styled.span`
  display: inline-block;
  min-width: 200px;
  max-width: 320px;
  overflow-wrap: break-word;
`

export const ExchangeCard = ({ exchange }: { exchange: Exchange }) => {
  const { unit, company, order, kind, status, reason } = exchange
  return (
    <Block>
      <b>{unit.serial}</b>
      <p>{unit.product.name}</p>
      <p>
        <strong>{EXCHANGE_KIND_LABEL[kind]}</strong> {exchangeTargetText(exchange)}
      </p>
      <p>“{reason}”</p>
      <p>
        {company.corporate_name} · {order.order_mask_id}
      </p>
      <div>
        <StatusTag tone={EXCHANGE_TONE[status]}>{EXCHANGE_STATUS_LABEL[status]}</StatusTag>
        <span>
          {status === 'REQUESTED' && (
            <>
              <AvailableStock exchange={exchange} /> ·{' '}
            </>
          )}
          {awaitedUntil(exchange) && (
            <>
              Prazo <ExchangeDue exchange={exchange} /> ·{' '}
            </>
          )}
          <WaitingSince at={exchange.created_at} />
        </span>
      </div>
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  gap: 2px;
  ${font.secondaryMuted};
  overflow-wrap: anywhere;
  > b {
    padding-right: 36px;
    ${font.cardTitle};
  }
  > b,
  strong {
    color: ${color.text};
    font-weight: 600;
  }
  > div {
    ${flex.wrapBetween};
    gap: 4px 12px;
    margin-top: 6px;
  }
`
