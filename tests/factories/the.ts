/** The first row; throws if there is none. */
export function the<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('No row came back')
  return row
}
