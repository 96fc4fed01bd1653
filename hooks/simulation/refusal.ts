import { isApiError } from '@/services/http/api-error'
import type { Line } from '@/services/simulation/money.schema'
import type { Product } from '@/services/simulation/simulation.schema'

/** Why an order could not be sent, with what the server says about the way on. */
export type SendRefusal =
  | { kind: 'price_changed'; data: { lines: Line[]; monthly_fee: string } }
  | { kind: 'out_of_stock'; sentences: readonly string[]; alternatives: Product[] }

type PriceData = Extract<SendRefusal, { kind: 'price_changed' }>['data']

/** The refusals that the review answers with a question of its own; the others stand on the page as problems. */
export function refusalOf(error: unknown): SendRefusal | null {
  if (isApiError(error, 'price_changed') && error.details.data) {
    return { kind: 'price_changed', data: error.details.data as PriceData }
  }
  if (isApiError(error, 'out_of_stock')) {
    const alternatives = (error.details.data?.alternatives ?? []) as Product[]
    return { kind: 'out_of_stock', sentences: error.errors, alternatives }
  }
  return null
}
