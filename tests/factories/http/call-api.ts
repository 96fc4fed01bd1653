import { createApp } from '@/server/app'

type Call = {
  token?: string
  /** Sent as JSON, except a string, which is sent verbatim. */
  body?: unknown
  headers?: Record<string, string>
}

export type Answer<T> = { status: number; body: T; headers: Headers }

let app: ReturnType<typeof createApp> | undefined

/** Calls the API in this process with all its middleware; an answer that is not JSON is returned as text. */
export async function callApi<T = Record<string, unknown>>(
  method: string,
  path: string,
  { token, body, headers = {} }: Call = {},
): Promise<Answer<T>> {
  app ??= createApp()
  const response = await app.request(`/api${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    // The stream never ends; tests/factories/http/live-stream.ts reads it.
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: null as T }
  }
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const answered: unknown = isJson && text ? JSON.parse(text) : text || null
  return { status: response.status, headers: response.headers, body: answered as T }
}
