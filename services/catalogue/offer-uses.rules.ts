import { namedReferences } from './references.rules'

/** "5 pedidos e 2 simulações em andamento", of what chose a plan or a package; empty when nothing did. */
export const usesOf = ({
  orders_count,
  quotations_count,
}: {
  orders_count: number
  quotations_count: number
}): string =>
  namedReferences([
    { count: orders_count, one: 'pedido', many: 'pedidos' },
    { count: quotations_count, one: 'simulação em andamento', many: 'simulações em andamento' },
  ])
