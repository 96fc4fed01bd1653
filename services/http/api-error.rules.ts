import type { ErrorEnvelope } from './error.schema'

type Details = Partial<Pick<ErrorEnvelope, 'fields' | 'data' | 'request_id'>>

/** A failed call, with the API's messages; `network` and `malformed` are the client's own codes. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** Portuguese sentences for the user. */
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

/** No answer came: for the user, whatever the reason. */
export const unreachable = (): ApiError =>
  new ApiError(0, 'network', ['Não foi possível falar com a Arrenda. Verifique a conexão e tente de novo.'])

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)

/** The HTTP status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0

/** Whether the same call may succeed later: no answer, or a server error. */
export const isTemporary = (error: unknown): boolean => statusOf(error) === 0 || statusOf(error) >= 500

/** Whether a record does not exist or the caller may not see it: the API answers both the same way. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404

/** The code by which staff find an unexpected failure in the log; none for a refusal, and without an answer. */
export const failureCode = (error: unknown): string | undefined =>
  isApiError(error) && error.status >= 500 ? error.details.request_id : undefined
