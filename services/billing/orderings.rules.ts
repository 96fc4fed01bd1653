/** What invoices can be sorted by. */
export const INVOICE_ORDERINGS = [
  'due_on',
  '-due_on',
  'number',
  '-number',
  'total',
  '-total',
  'created_at',
  '-created_at',
] as const

/** What the measured units can be sorted by, the other way round with a `-`. */
export const MEASURING_SORTS = ['company', 'order', 'product', 'serial', 'started_on', 'days', 'amount'] as const
export const MEASURING_ORDERINGS = [
  ...MEASURING_SORTS,
  ...MEASURING_SORTS.map((sort): `-${typeof sort}` => `-${sort}`),
] as const
