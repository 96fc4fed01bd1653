import { formatNumber } from '@/services/format/format.rules'

/** A kind of thing that refers to another: how many there are, and how they are called. */
export type Reference = { count: number; one: string; many: string }

/** "12 produtos e 3 simulações", of what there is any of; empty when nothing refers. */
export function namedReferences(references: readonly Reference[]): string {
  const said = references
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${formatNumber(count)} ${count === 1 ? one : many}`)
  const last = said.pop()
  return said.length > 0 ? `${said.join(', ')} e ${String(last)}` : (last ?? '')
}
