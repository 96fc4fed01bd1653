import styled from 'styled-components'
import { waitingTimeText } from '@/services/equipment/exchange-texts.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { formatCount, formatDateTime, formatMoney } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

/** By what a unit is to be replaced: one like it, or a better one and what that adds a month. */
export const exchangeTargetText = ({ kind, product, monthly_difference }: Exchange): string =>
  kind === 'upgrade' ? `por ${product.name}, + ${formatMoney(monthly_difference)}/mês` : 'por outro igual'

/** How long ago it was asked for; the moment itself is one hover away. */
export const WaitingSince = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} suppressHydrationWarning>
    {/* oxlint-disable-next-line react/purity -- the time shown is that of this render */}
    {waitingTimeText(at, new Date())}
  </time>
)

/** What is free of the product that is wanted, as long as nobody has answered. */
export const AvailableStock = ({ exchange: { status, available } }: { exchange: Exchange }) => {
  if (status !== 'REQUESTED') return '—'
  return available > 0 ? formatCount(available, 'livre', 'livres') : <None>Nenhum livre</None>
}

const None = styled.b`
  color: ${color.bad};
  font-weight: 600;
`
