import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { listedName } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { formatCount, formatDayShort, formatLongMonth } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { InvoiceSituation } from '../InvoiceSituation'

/** An invoice on a phone. */
export const InvoiceCard = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { company, kind, period, units_count, total } = invoice
  return (
    <Block>
      <Name>{company.corporate_name}</Name>
      <span>
        <b>{listedName(invoice)}</b> · {formatLongMonth(period)}
        {units_count > 0 && ` · ${formatCount(units_count, 'unidade', 'unidades')}`}
      </span>
      <Line>
        <Money value={total} strong />
        {kind !== 'CREDIT' && <span>vence {formatDayShort(currentDueDay(invoice))}</span>}
      </Line>
      <InvoiceSituation invoice={invoice} />
    </Block>
  )
}

const Block = styled.div`
  ${flex.stack};
  gap: 4px;
  justify-items: start;
  ${font.secondaryMuted};
`

const Name = styled.span`
  padding-right: 36px;
  ${font.cardTitle};
  font-weight: 600;
  color: ${color.text};
`

const Line = styled.div`
  ${flex.between};
  width: 100%;
  gap: 12px;
  color: ${color.text};
  > span + span {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
`
