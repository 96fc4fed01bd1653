/** What the staff's list can show of an order, in the order in which a desk reads it; the first names the row and always stays. */
export const ORDER_COLUMN_KEYS = [
  'order',
  'company',
  'cnpj',
  'stage',
  'turn',
  'due_at',
  'items',
  'items_summary',
  'duration_months',
  'monthly_fee',
  'created_at',
  'updated_at',
] as const

export type OrderColumnKey = (typeof ORDER_COLUMN_KEYS)[number]

const ON_DEMAND: readonly string[] = ['items_summary', 'duration_months', 'created_at']

/** What is shown until somebody chooses. */
export const DEFAULT_ORDER_COLUMNS = ORDER_COLUMN_KEYS.filter((key) => !ON_DEMAND.includes(key))

const isKey = (text: string): text is OrderColumnKey => ORDER_COLUMN_KEYS.some((key) => key === text)

/** The columns that a text of an address names, the row's own name first; undefined when it names none. */
export function readColumns(text: string | null): OrderColumnKey[] | undefined {
  const keys = [...new Set((text ?? '').split(',').filter(isKey))].filter((key) => key !== 'order')
  return keys.length > 0 ? ['order', ...keys] : undefined
}

/** The columns with one of them put on or off; a new one takes the place that it has by default. */
export function toggleColumn(shown: readonly OrderColumnKey[], key: OrderColumnKey): OrderColumnKey[] {
  if (key === 'order') return [...shown]
  if (shown.includes(key)) return shown.length > 2 ? shown.filter((one) => one !== key) : [...shown]
  const place = ORDER_COLUMN_KEYS.indexOf(key)
  const before = shown.findLastIndex((one) => ORDER_COLUMN_KEYS.indexOf(one) < place)
  return shown.toSpliced(before + 1, 0, key)
}

/** The columns with one of them a step to the left or to the right; the row's own name stays where it is. */
export function moveColumn(shown: readonly OrderColumnKey[], key: OrderColumnKey, step: -1 | 1): OrderColumnKey[] {
  const from = shown.indexOf(key)
  const to = from + step
  if (from < 1 || to < 1 || to >= shown.length) return [...shown]
  return shown.toSpliced(from, 1).toSpliced(to, 0, key)
}
