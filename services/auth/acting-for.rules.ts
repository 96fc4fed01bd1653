/** Header of every answer to a logged-in user: the id of the company that they act for; empty for none. */
export const ACTING_FOR_HEADER = 'X-Acting-For'

/** The company id in the header, null for none; undefined without the header. */
export function parseActingFor(header: unknown): number | null | undefined {
  if (typeof header !== 'string') return undefined
  return header === '' ? null : Number(header)
}
