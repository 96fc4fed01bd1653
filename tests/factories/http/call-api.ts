import { createApp } from '@/server/app'

type Call = {
  token?: string
  /** Sent as JSON; a text goes out as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export type Answer<T> = { status: number; body: T; headers: Headers }

let app: ReturnType<typeof createApp> | undefined

/** Calls the API in this process, through everything that a request goes through; what is not JSON is its text. */
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
    // It has no end: who wants to read it opens it as tests/factories/http/live-stream.ts does.
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: null as T }
  }
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const answered: unknown = isJson && text ? JSON.parse(text) : text || null
  return { status: response.status, headers: response.headers, body: answered as T }
}
