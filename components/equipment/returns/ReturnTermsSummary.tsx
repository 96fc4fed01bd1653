import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { formatCount, formatDay } from '@/services/format/format.rules'
import type { ReturnTerms } from '@/services/logistics/returns/returns.schema'
import { EARLY_RETURN_PERCENT } from '@/services/orders/contract-end/contract-end.rules'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** Terms of returning units of one order: their share of the fee, and the early termination fine. */
export const ReturnTermsSummary = ({ terms }: { terms: ReturnTerms[number] }) => {
  const { order_mask_id, ends_on, serials, monthly_fee, early } = terms
  return (
    <Block>
      <p>
        Pedido {order_mask_id}: {serials.join(', ')}.{' '}
        {ends_on && `O contrato ${early ? 'vai' : 'foi'} até ${formatDay(ends_on)}.`} O resto do pedido continua locado.
      </p>
      <Line>
        <span>
          {serials.length === 1
            ? 'Mensalidade desse equipamento'
            : `Mensalidade desses ${String(serials.length)} equipamentos`}
        </span>
        <Money value={monthly_fee} />
      </Line>
      {early && (
        <>
          <Cost>
            <span>
              Multa por devolver antes do fim: {EARLY_RETURN_PERCENT}% das mensalidades que faltam (
              {left(early).join(' e ')})
            </span>
            <Money value={early.fine} strong />
          </Cost>
          <small>É o valor se a coleta for hoje; a conta final sai no dia da coleta.</small>
        </>
      )}
    </Block>
  )
}

const left = ({ months, days }: { months: number; days: number }): string[] =>
  [months > 0 ? formatCount(months, 'mês', 'meses') : '', days > 0 ? formatCount(days, 'dia', 'dias') : ''].filter(
    Boolean,
  )

const Block = styled.section`
  margin-bottom: 16px;
  p {
    overflow-wrap: anywhere;
  }
  small {
    ${font.smallMuted};
  }
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-top: 8px;
`

const Cost = styled(Line)`
  margin: 8px 0;
  padding: 12px;
  border-radius: ${radius.control};
  background: ${color.badBg};
  color: ${color.bad};
`
