import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import type { Measurement } from '@/services/billing/measuring/measuring.schema'
import { formatDayShort } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { MeasurementNotes } from './MeasurementNotes'

/** A measured unit on a phone. */
export const MeasurementCard = ({ row }: { row: Measurement }) => {
  const { company, order_mask_id, unit, started_on, ended_on, days, days_in_month, amount } = row
  return (
    <Block>
      <b>{unit.product}</b>
      <span>
        {unit.serial} · {company.corporate_name}, {order_mask_id}
      </span>
      <Line>
        <span>
          {days} de {days_in_month} dias, {formatDayShort(started_on)}
          {ended_on === null ? ' em diante' : ` até ${formatDayShort(ended_on)}`}
        </span>
        <Money value={amount} strong />
      </Line>
      <MeasurementNotes row={row} />
    </Block>
  )
}

const Block = styled.div`
  ${flex.stack};
  gap: 4px;
  ${font.secondaryMuted};
  > b {
    ${font.cardTitle};
    font-weight: 600;
    color: ${color.text};
  }
`

const Line = styled.div`
  ${flex.between};
  gap: 12px;
  font-variant-numeric: tabular-nums;
  > :last-child {
    color: ${color.text};
  }
`
