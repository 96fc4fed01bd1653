import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { hasToken } from '@/services/config/cookies'
import { unreachable } from './api-error.rules'
import type * as AxiosClient from './axios-client'

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

// Every page behind the log-in calls the API at once.
if (typeof window !== 'undefined' && hasToken()) load().catch(() => undefined)

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

/** The address that a call asks, with its parameters; nothing is sent. */
export async function addressOf(call: (signal: AbortSignal) => unknown): Promise<string> {
  const { listenInstead } = await load()
  return new Promise((resolve) => {
    const { signal } = new AbortController()
    listenInstead(signal, resolve)
    void call(signal)
  })
}
