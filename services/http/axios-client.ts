import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { ACTING_FOR_HEADER } from '@/services/auth/acting-for.rules'
import type { Tokens } from '@/services/auth/auth.schema'
import { deleteAccessToken, deleteSession, readQuotationKey, readTokens, saveTokens } from '@/services/config/cookies'
import { env } from '@/services/config/env'
import { setActingFor } from './acting-for'
import { toApiError } from './failure'

type Sent = InternalAxiosRequestConfig & { retried?: true }

const baseURL = env.apiUrl

/**
 * The only axios client. It sends the bearer of the `access` cookie or a visitor's quotation key; on a 401 it refreshes
 * once, however many calls failed at the same time, and retries each of them once (specification, sections 4 and 7).
 * Every failure is thrown as an `ApiError`.
 */
export const http = axios.create({ baseURL, timeout: 30_000, headers: { Accept: 'application/json' } })

// Without interceptors, so that a failing refresh does not trigger another one.
const bare = axios.create({ baseURL, timeout: 15_000 })

/** Asks an address, with its parameters, and gives the body of the answer. */
export type Sender = (address: string) => Promise<unknown>

/** Those who send calls themselves, by the signals of the calls. */
const senders = new WeakMap<object, Sender>()

/** The call that has this signal is sent by this sender, and by nobody else. */
export const sendWith = (signal: AbortSignal, sender: Sender): void => {
  senders.set(signal, sender)
}

const adapterOf =
  (sender: Sender) =>
  async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => ({
    data: await sender(http.getUri(config)),
    status: 200,
    statusText: '',
    headers: { 'content-type': 'application/json' },
    config,
  })

http.interceptors.request.use((config) => {
  const sender = config.signal && senders.get(config.signal)
  if (sender) {
    if (config.method !== 'get') throw new Error('Only what reads may be sent for somebody else')
    return { ...config, adapter: adapterOf(sender) }
  }
  const { access } = readTokens()
  if (access) config.headers.Authorization = `Bearer ${access}`
  const key = access ? null : readQuotationKey()
  if (key) config.headers.set('X-Quotation-Key', key, false)
  return config
})

http.interceptors.response.use(requireJson, async (error: unknown) => {
  const sent = error instanceof AxiosError ? (error.config as Sent | undefined) : undefined
  if (error instanceof AxiosError && error.response) noteCompany(error.response)
  if (
    !(error instanceof AxiosError) ||
    error.response?.status !== 401 ||
    !sent ||
    sent.retried ||
    sent.url === '/login'
  ) {
    throw await toApiError(error)
  }
  if (!readTokens().refresh) {
    deleteAccessToken()
    throw await toApiError(error)
  }
  await refreshOnce(sent.headers.Authorization)
  sent.retried = true
  return http.request(sent)
})

/** An HTML page of a gateway with status 200 counts as a failure. */
function requireJson(response: AxiosResponse): AxiosResponse {
  const { status, config, headers } = response
  noteCompany(response)
  const type = String(headers['content-type'] ?? '')
  if (status !== 204 && (config.responseType ?? 'json') === 'json' && !type.includes('json')) {
    throw new AxiosError('not JSON', 'ERR_BAD_RESPONSE', response.config, undefined, response)
  }
  return response
}

/** Skips the answer to the switch itself, which names the previous company. */
function noteCompany({ config, headers }: AxiosResponse): void {
  if (!config.url?.startsWith('/user-switch-company')) setActingFor(headers[ACTING_FOR_HEADER.toLowerCase()])
}

let refreshing: Promise<void> | undefined

/** One refresh at a time; none for a call that failed with an older token than the cookie's. */
function refreshOnce(usedBearer: unknown): Promise<void> {
  const { access } = readTokens()
  if (!refreshing && access && usedBearer !== `Bearer ${access}`) return Promise.resolve()
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(): Promise<void> {
  try {
    const { data } = await bare.post<Tokens>('/login/refresh', { refresh_token: readTokens().refresh })
    saveTokens(data)
  } catch (error) {
    const failure = await toApiError(error)
    // Only a refusal ends the session; a network failure does not.
    if (failure.status === 401 || failure.status === 400) deleteSession()
    throw failure
  }
}
