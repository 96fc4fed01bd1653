import { isArrivedExchange } from '@/services/equipment/exchanges.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { Line } from '@/services/simulation/money.schema'
import type { OrderRows } from './order-rows.repository'

type Row = OrderRows['exchanges'][number]

/** What the upgrades that have arrived added to the fee, a line for each pair of products and difference (ADR 520). */
export function toUpgradeLines(rows: readonly Row[]): Line[] {
  const arrived = rows.filter(({ exchange }) => exchange.kind === 'upgrade' && isArrivedExchange(exchange.status))
  const alike = Map.groupBy(
    arrived,
    ({ exchange, unitProduct, product }) => `${unitProduct.name}\n${product.name}\n${exchange.monthlyDifference}`,
  )
  return [...alike.values()].map((same) => ({
    kind: 'upgrade',
    label: `${String(same.length)} × Troca de ${same[0]?.unitProduct.name ?? ''} por ${same[0]?.product.name ?? ''}`,
    amount: toDecimal(same.reduce((sum, { exchange }) => sum + toCents(exchange.monthlyDifference), 0)),
  }))
}
