/**
 * Where a page of a list ends, so that the next one can begin there however deep it is: what the last row is sorted by, as
 * digits (money, or microseconds since 1970), and its id. People never see it; `next` and `previous` carry it.
 */
export type ListCursor = { value: string; id: number }

export const CURSOR = /^(\d{1,16}(?:\.\d{2})?)_(\d{1,9})$/

export const writeCursor = ({ value, id }: ListCursor): string => `${value}_${String(id)}`

/** Undefined for what is none. */
export function readCursor(text: string | undefined): ListCursor | undefined {
  const [, value, id] = CURSOR.exec(text ?? '') ?? []
  return value !== undefined && id !== undefined ? { value, id: Number(id) } : undefined
}
