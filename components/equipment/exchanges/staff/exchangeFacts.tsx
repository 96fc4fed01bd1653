import { formatDateTime, formatMoney } from '@/services/format/format.rules'
import { waitedFor } from '@/services/equipment/exchange-words.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'

/** By what a unit is to be replaced: one like it, or a better one and what that adds a month. */
export const forWhat = ({ kind, product, monthly_difference }: Exchange): string =>
  kind === 'upgrade' ? `por ${product.name}, + ${formatMoney(monthly_difference)}/mês` : 'por outro igual'

/** How long ago it was asked for; the moment itself is one hover away. */
export const Since = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} suppressHydrationWarning>
    {waitedFor(at, new Date())}
  </time>
)
