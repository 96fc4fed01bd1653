/** What a list of orders may be sorted by; `-` turns it round (api.md, lists). */
export const ORDER_ORDERINGS = [
  'created_at',
  '-created_at',
  'monthly_fee',
  '-monthly_fee',
  'updated_at',
  '-updated_at',
  'due_at',
  '-due_at',
  'ends_on',
  '-ends_on',
] as const
