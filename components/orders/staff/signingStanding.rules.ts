import type { OrderDocument } from '@/services/orders/documents.schema'
import type { Order } from '@/services/orders/orders.schema'

/** How far the signing of a paper is: changes with every command that takes its own button away. */
export function signingStanding({ signers }: Pick<Order, 'signers'>, document: OrderDocument | undefined): string {
  const named = signers.filter(({ document_id }) => document_id === document?.id).length
  return `${String(document?.approved)} ${String(document?.files.length)} ${String(named)}`
}
