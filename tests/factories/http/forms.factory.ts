import { createApp } from '@/server/app'
import type { Answer } from './call-api'

type Value = string | number | boolean | readonly number[] | File

let app: ReturnType<typeof createApp> | undefined

/** Sends a multipart form like a browser: a list as text with commas, a picture as a file. */
export async function sendForm<T = Record<string, unknown>>(
  method: 'POST' | 'PUT',
  path: string,
  { token, fields, headers }: { token: string; fields: Record<string, Value>; headers?: Record<string, string> },
): Promise<Answer<T>> {
  app ??= createApp()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof File ? value : String(value))
  const response = await app.request(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}
