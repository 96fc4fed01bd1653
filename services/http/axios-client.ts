import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { ACTING_FOR_HEADER } from '@/services/auth/acting-for.rules'
import type { Tokens } from '@/services/auth/auth.schema'
import { deleteAccessToken, deleteSession, readQuotationKey, readTokens, saveTokens } from '@/services/config/cookies'
import { env } from '@/services/config/env'
import { setActingFor } from './acting-for'
import { dropEarlyAnswers, fetchAfter, takeEarlyAnswer } from './early-calls'
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

/** Those who only want to know what would be asked, by the signals of their calls. */
const listeners = new WeakMap<object, (address: string) => void>()

/** Tells the address of the call that has this signal, with its parameters, instead of sending the call. */
export const listenInstead = (signal: AbortSignal, listener: (address: string) => void): void => {
  listeners.set(signal, listener)
}

const unsent = (): Promise<never> => new Promise(() => undefined)

http.interceptors.request.use((config) => {
  const listener = config.signal && listeners.get(config.signal)
  if (listener) {
    listener(http.getUri(config))
    return { ...config, adapter: unsent }
  }
  const { access } = readTokens()
  if (access) config.headers.Authorization = `Bearer ${access}`
  const key = access ? null : readQuotationKey()
  if (key) config.headers.set('X-Quotation-Key', key, false)
  // What was asked for before a change no longer counts.
  if (config.method !== 'get') dropEarlyAnswers()
  const early = config.method === 'get' && takeEarlyAnswer(http.getUri(config), config.headers.Authorization)
  return early ? { ...config, adapter: 'fetch', env: { fetch: fetchAfter(early) } } : config
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
