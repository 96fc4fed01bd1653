import type { EventLog } from '@/services/audit/audit.schema'
import type { Difference } from '../edit-conflict.rules'
import { productDifferences } from './product-differences.rules'
import type { ProductChoices } from './products.schema'

const EVENTS: Readonly<Record<string, string>> = {
  created: 'Produto cadastrado',
  changed: 'Produto alterado',
  activated: 'Oferecido no simulador',
  deactivated: 'Tirado do simulador',
  deleted: 'Produto excluído',
}

/** What happened to a product, in words. */
export const productEventLabel = ({ action }: Pick<EventLog, 'action'>): string => EVENTS[action] ?? 'Produto alterado'

/** What a change of a product changed, field by field. */
export function productChangesOf(
  { action, before, after }: Pick<EventLog, 'action' | 'before' | 'after'>,
  choices: ProductChoices | undefined,
): Difference[] {
  return action === 'changed' ? productDifferences(recordOf(before), recordOf(after), choices) : []
}

/** History keeps products as they were written: each field that it has is of its kind. */
const recordOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
