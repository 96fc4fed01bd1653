import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { EXCHANGE_STATUS_LABEL, EXCHANGE_TONE } from '@/services/equipment/exchange-texts.rules'
import { EXCHANGE_KIND_LABEL } from '@/services/equipment/exchanges.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AvailableStock, exchangeTargetText, WaitingSince } from './exchangeFacts'

/** Row of the list on a phone. */
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
