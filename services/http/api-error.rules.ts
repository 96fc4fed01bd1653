import type { ErrorEnvelope } from './error.schema'

type Details = Partial<Pick<ErrorEnvelope, 'fields' | 'data' | 'request_id'>>

/** A call that failed, in the words of the API; `network` and `malformed` are the client's own codes. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** Portuguese sentences fit to show. */
    readonly errors: readonly string[],
    readonly details: Details = {},
  ) {
    super(errors.join(' '))
    this.name = 'ApiError'
  }

  /** Field path → messages, for forms. */
  get fields(): Record<string, string[]> {
    return this.details.fields ?? {}
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)

/** The HTTP status that a call failed with; 0 when there was no answer. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0

/** Whether what was asked for does not exist, or may not be seen by who asks: the API answers both alike. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404
