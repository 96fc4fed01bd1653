import { fetchBounded, parseJson } from '@/server/integrations/http'
import { errorsBody } from './answer'
import { SignatureFailure, type SignatureFailureCode } from './provider'

type Options = { url: string; token: string; timeoutMs: number }

const API = '/api/v3'
const JSON_API = 'application/vnd.api+json'
const MAX_BYTES = 5_000_000
/** Our files have up to 20 MB, and a provider adds its pages. */
const MAX_FILE_BYTES = 60_000_000

/** Calls the provider's API; every failure becomes a `SignatureFailure`. */
export function httpCaller({ url, token, timeoutMs }: Options) {
  const headers = { Authorization: token, Accept: JSON_API, 'Content-Type': JSON_API }

  async function send(address: string, init: RequestInit, maxBytes: number) {
    try {
      return await fetchBounded(address, init, { timeoutMs, maxBytes })
    } catch (error) {
      throw new SignatureFailure('unavailable', error instanceof Error ? error.name : String(error))
    }
  }

  return {
    /** @param path under the API, or a full address at the API's own origin, such as the links between pages */
    call: async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown> => {
      const address = new URL(path.startsWith('/') && !path.startsWith(API) ? `${API}${path}` : path, url)
      // The access token is sent to the API's own host only.
      if (address.origin !== new URL(url).origin) throw new SignatureFailure('unreadable', 'a link leads elsewhere')
      const sent = body && { body: JSON.stringify(body) }
      const answer = await send(address.href, { method, headers, ...sent }, MAX_BYTES)
      const value = parseJson(answer.body.toString('utf8'))
      const failure = failureOf(answer.status)
      const detail = detailOf(value)
      // A 404 without the API's error body comes from another server at this address.
      if (failure === 'not_found' && !detail) throw new SignatureFailure('unreadable', 'no such call')
      if (failure) throw new SignatureFailure(failure, detail ?? `answered ${String(answer.status)}`)
      if (value === undefined) throw new SignatureFailure('unreadable', 'no JSON')
      return value
    },
    /**
     * Downloads a file from the provider's storage: the address carries its own credentials, so our token is not sent.
     */
    download: async (address: string): Promise<Uint8Array> => {
      const { protocol, origin } = new URL(address, url)
      if (protocol !== 'https:' && origin !== new URL(url).origin)
        throw new SignatureFailure('unreadable', 'a file is not served safely')
      const { status, body } = await send(address, {}, MAX_FILE_BYTES)
      // File addresses are valid for minutes; the next attempt gets a new one.
      if (status !== 200) throw new SignatureFailure('unavailable', `file answered ${String(status)}`)
      if (body.subarray(0, 5).toString('latin1') !== '%PDF-') throw new SignatureFailure('unreadable', 'no PDF')
      return body
    },
  }
}

function failureOf(status: number): SignatureFailureCode | null {
  if (status === 401 || status === 403) return 'access_refused'
  if (status === 404) return 'not_found'
  if (status === 429) return 'busy'
  if (status === 408 || status >= 500) return 'unavailable'
  return status >= 300 ? 'refused' : null
}

/** The provider's own description of the error. */
function detailOf(value: unknown): string | undefined {
  if (!errorsBody.isValidSync(value)) return undefined
  const said = value.errors.map(({ detail, title }) => detail ?? title).filter(Boolean)
  return said.join('; ').slice(0, 500) || undefined
}
