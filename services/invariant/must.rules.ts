/**
 * Returns a value that cannot be missing, and throws when it is: a missing price, version or term is a bug, and a
 * default would hide it. For records that a caller may not find, see `orNotFound` (server/http/refusal.ts).
 * @param what names the value in the error, e.g. `price of product 12`
 * @throws Error when the value is null or undefined
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
