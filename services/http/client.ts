import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { whenIdle } from '@/services/browser/when-idle'
import { hasToken } from '@/services/config/cookies'
import { unreachable } from './api-error.rules'
import type * as AxiosClient from './axios-client'
import type { Sender } from './axios-client'

type Client = typeof AxiosClient
type Config = AxiosRequestConfig
type Answer<T> = Promise<AxiosResponse<T>>

let loading: Promise<Client> | undefined

/** The client with axios, whose code no page needs before it is shown. A later call tries again if it did not arrive. */
function load(): Promise<Client> {
  loading ??= import('./axios-client').catch(() => {
    loading = undefined
    throw unreachable()
  })
  return loading
}

// The HTML of a page behind the log-in holds its first answers (docs/adr/0569); soon something is pressed.
if (typeof window !== 'undefined' && hasToken()) whenIdle(() => void load().catch(() => undefined))

const client = async () => (await load()).http

/** Sends the calls of the services, see `axios-client.ts`. Every failure is thrown as an `ApiError`. */
export const http = {
  get: async <T>(path: string, config?: Config): Answer<T> => (await client()).get<T>(path, config),
  post: async <T>(path: string, body?: unknown, config?: Config): Answer<T> =>
    (await client()).post<T>(path, body, config),
  put: async <T>(path: string, body?: unknown, config?: Config): Answer<T> =>
    (await client()).put<T>(path, body, config),
  patch: async <T>(path: string, body?: unknown, config?: Config): Answer<T> =>
    (await client()).patch<T>(path, body, config),
  delete: async <T>(path: string, config?: Config): Answer<T> => (await client()).delete<T>(path, config),
}

/** The body of an answer, without axios' envelope. */
export const bodyOf = async <T>(call: Promise<AxiosResponse<T>>): Promise<T> => (await call).data

/** What a call gives when this sender sends it, such as on the server, for a page. */
export async function answerFrom<T>(sender: Sender, call: (signal: AbortSignal) => T): Promise<Awaited<T>> {
  const { sendWith } = await load()
  const { signal } = new AbortController()
  sendWith(signal, sender)
  return await call(signal)
}
