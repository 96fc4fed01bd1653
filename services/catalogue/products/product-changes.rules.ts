import type { EventLog } from '@/services/audit/audit.schema'
import {
  type Difference,
  differencesOf,
  type FormVersions,
  theirChanges,
  type TheirChange,
} from '../edit-conflict.rules'
import { describedFields } from '../field-list.rules'
import { PRODUCT_FIELDS, type ProductFieldTypes, type ProductFormValues, toNewProduct } from './product-fields.rules'
import type { ProductChoices } from './products.schema'

const FIELDS = describedFields<ProductFieldTypes>(PRODUCT_FIELDS)

const EVENT_LABEL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    created: 'Produto cadastrado',
    changed: 'Produto alterado',
    activated: 'Oferecido no simulador',
    deactivated: 'Tirado do simulador',
    deleted: 'Produto excluído',
  }),
)

/** The label of an event in a product's history. */
export const productEventLabel = ({ action }: Pick<EventLog, 'action'>): string =>
  EVENT_LABEL.get(action) ?? 'Produto alterado'

/** The fields that an event of a product's history changed. */
export function productChangesOf(
  { action, before, after }: Pick<EventLog, 'action' | 'before' | 'after'>,
  choices: ProductChoices | undefined,
): Difference[] {
  if (action !== 'changed') return []
  return differencesOf(FIELDS, { before: toRecord(before), after: toRecord(after) }, choices)
}

/** What another user changed while the form of a product was open. */
export const theirProductChanges = (
  versions: FormVersions<ProductFormValues>,
  choices: ProductChoices | undefined,
): TheirChange[] =>
  theirChanges(versions, (before, after) =>
    differencesOf(FIELDS, { before: toNewProduct(before), after: toNewProduct(after) }, choices),
  )

/** The history stores products as JSON, in the shape they had when they were written. */
const toRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
