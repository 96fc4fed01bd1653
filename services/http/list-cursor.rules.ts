/**
 * The last row of a page, where the next one starts however deep it is: its sorted value as digits (money, or
 * microseconds since 1970) and its id. Only used in `next` and `previous`.
 */
export type ListCursor = { value: string; id: number }

export const CURSOR = /^(\d{1,16}(?:\.\d{2})?)_(\d{1,9})$/

export const writeCursor = ({ value, id }: ListCursor): string => `${value}_${String(id)}`

/** Undefined for an invalid cursor. */
export function readCursor(text: string | undefined): ListCursor | undefined {
  const [, value, id] = CURSOR.exec(text ?? '') ?? []
  return value !== undefined && id !== undefined ? { value, id: Number(id) } : undefined
}
