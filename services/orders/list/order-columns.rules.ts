/** The columns of the staff's list, in their default order; the first one names the row and is always shown. */
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

/** The columns shown until the user chooses others. */
export const DEFAULT_ORDER_COLUMNS = ORDER_COLUMN_KEYS.filter((key) => !ON_DEMAND.includes(key))

const isKey = (text: string): text is OrderColumnKey => ORDER_COLUMN_KEYS.some((key) => key === text)

/** The columns named in an address's text, the order column first; undefined when it names none. */
export function readColumns(text: string | null): OrderColumnKey[] | undefined {
  const keys = [...new Set((text ?? '').split(',').filter(isKey))].filter((key) => key !== 'order')
  return keys.length > 0 ? ['order', ...keys] : undefined
}

/** The columns with one of them switched on or off; a new one is inserted at its default position. */
export function toggleColumn(shown: readonly OrderColumnKey[], key: OrderColumnKey): OrderColumnKey[] {
  if (key === 'order') return [...shown]
  if (shown.includes(key)) return shown.length > 2 ? shown.filter((one) => one !== key) : [...shown]
  const place = ORDER_COLUMN_KEYS.indexOf(key)
  const before = shown.findLastIndex((one) => ORDER_COLUMN_KEYS.indexOf(one) < place)
  return shown.toSpliced(before + 1, 0, key)
}

/** The columns with one of them moved one place to the left or right; the order column stays first. */
export function moveColumn(shown: readonly OrderColumnKey[], key: OrderColumnKey, step: -1 | 1): OrderColumnKey[] {
  const from = shown.indexOf(key)
  const to = from + step
  if (from < 1 || to < 1 || to >= shown.length) return [...shown]
  return shown.toSpliced(from, 1).toSpliced(to, 0, key)
}
