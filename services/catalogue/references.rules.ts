import { formatNumber } from '@/services/format/format.rules'

/** How many records of a kind refer to another, and the noun for them. */
export type Reference = { count: number; one: string; many: string }

/** "12 produtos e 3 simulações"; empty without references. */
export function describeReferences(references: readonly Reference[]): string {
  const said = references
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${formatNumber(count)} ${count === 1 ? one : many}`)
  const last = said.pop()
  return said.length > 0 ? `${said.join(', ')} e ${String(last)}` : (last ?? '')
}

/** "5 pedidos e 2 simulações em andamento" that use a plan or a package; empty when unused. */
export const describeUses = ({
  orders_count,
  quotations_count,
}: {
  orders_count: number
  quotations_count: number
}): string =>
  describeReferences([
    { count: orders_count, one: 'pedido', many: 'pedidos' },
    { count: quotations_count, one: 'simulação em andamento', many: 'simulações em andamento' },
  ])
