/**
 * Returns the value of something that cannot be missing, and throws where it is: a missing price, version or term is a bug,
 * and a default in its place would hide it. For what a caller may ask in vain, see `orNotFound` (server/http/refusal.ts).
 * @param what names the value in the error, e.g. `price of product 12`
 * @throws Error when the value is null or undefined
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
