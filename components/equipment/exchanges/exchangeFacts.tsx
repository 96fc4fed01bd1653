import styled from 'styled-components'
import { DueDate } from '@/components/ui/display/DueDate'
import { useNow } from '@/components/ui/display/useNow'
import { waitingTimeText } from '@/services/equipment/exchanges/exchange-texts.rules'
import { awaitedUntil } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { formatCount, formatDateTime, formatMoney } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

/** What replaces the unit: the same product, or a better one with its monthly difference. */
export const exchangeTargetText = ({ kind, product, monthly_difference }: Exchange): string =>
  kind === 'upgrade' ? `por ${product.name}, + ${formatMoney(monthly_difference)}/mês` : 'por outro igual'

/** Time since the request; the tooltip has the exact moment. */
export const WaitingSince = ({ at }: { at: string }) => {
  const now = useNow(0, false)
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {waitingTimeText(at, now)}
    </time>
  )
}

/** Until when the replacement is promised, as long as it is awaited. */
export const ExchangeDue = ({ exchange }: { exchange: Exchange }) => {
  const due = awaitedUntil(exchange)
  return due ? <DueDate at={due} /> : '—'
}

/** What is free of the product that is wanted, as long as nobody has answered. */
export const AvailableStock = ({ exchange: { status, available } }: { exchange: Exchange }) => {
  if (status !== 'REQUESTED') return '—'
  return available > 0 ? formatCount(available, 'livre', 'livres') : <None>Nenhum livre</None>
}

const None = styled.b`
  color: ${color.bad};
  font-weight: 600;
`
