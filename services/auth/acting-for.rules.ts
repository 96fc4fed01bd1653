/** Header of every answer to a signed-in person: the id of the company that they act for; empty for none. */
export const ACTING_FOR_HEADER = 'X-Acting-For'

/** What the header says; undefined when it is not there. */
export function parseActingFor(header: unknown): number | null | undefined {
  if (typeof header !== 'string') return undefined
  return header === '' ? null : Number(header)
}
