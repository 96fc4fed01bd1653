/** PostgreSQL's code for a second row where there may be one. */
const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has the value already: the name is that of the constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return false
  return cause.code === UNIQUE_VIOLATION && cause.constraint === constraint
}
