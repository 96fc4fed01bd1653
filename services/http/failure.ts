import { AxiosError, isCancel } from 'axios'
import { ApiError, unreachable } from './api-error.rules'
import type { ErrorEnvelope } from './error.schema'
import { reportOnce } from './failure-reports'

/** Converts anything axios threw into an `ApiError`. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error
  if (isCancel(error)) return new ApiError(0, 'canceled', ['Envio cancelado.'])
  const response = error instanceof AxiosError ? error.response : undefined
  if (!response) {
    if (!isInterrupted(error)) reportOnce(error, requestFacts(error))
    return unreachable()
  }
  const envelope = await parseEnvelope(response.data)
  if (response.status >= 500 && !isInterrupted(error)) reportOnce(error, requestFacts(error, envelope))
  if (envelope) return new ApiError(response.status, envelope.code, envelope.errors, envelope)
  return new ApiError(response.status, 'malformed', ['Ocorreu um erro. Tente novamente mais tarde'])
}

/**
 * The reader reopens an interrupted stream by itself. Interruptions are frequent (train tunnels, restarted processes)
 * and not reported.
 */
const isInterrupted = (error: unknown): boolean =>
  error instanceof AxiosError && error.config?.responseType === 'stream' && error.response?.status !== 500

function requestFacts(error: unknown, envelope?: ErrorEnvelope): Record<string, string> {
  if (!(error instanceof AxiosError)) return {}
  const { config, response } = error
  const call = `${(config?.method ?? 'get').toUpperCase()} ${config?.url ?? ''}`
  return {
    call,
    ...(response && { status: String(response.status) }),
    ...(envelope && { request_id: envelope.request_id }),
  }
}

/** Parses the envelope, also when the call expected a file and the error came as a Blob. */
async function parseEnvelope(data: unknown): Promise<ErrorEnvelope | undefined> {
  if (data instanceof Blob) {
    try {
      return await parseEnvelope(JSON.parse(await data.text()))
    } catch {
      // A file, or a proxy's HTML page, instead of an API error.
      return undefined
    }
  }
  if (typeof data !== 'object' || data === null || !('errors' in data) || !('code' in data)) return undefined
  return Array.isArray(data.errors) ? (data as ErrorEnvelope) : undefined
}
