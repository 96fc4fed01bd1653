import { formatNumber } from '@/services/format/format.rules'

/** A kind of thing that refers to another: how many there are, and how they are called. */
export type Reference = { count: number; one: string; many: string }

/** "12 produtos e 3 simulações", of what there is any of; empty when nothing refers. */
export function describeReferences(references: readonly Reference[]): string {
  const said = references
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${formatNumber(count)} ${count === 1 ? one : many}`)
  const last = said.pop()
  return said.length > 0 ? `${said.join(', ')} e ${String(last)}` : (last ?? '')
}

/** "5 pedidos e 2 simulações em andamento", of what chose a plan or a package; empty when nothing did. */
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
