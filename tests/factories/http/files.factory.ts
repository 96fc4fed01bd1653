import { createApp } from '@/server/app'
import type { Answer } from './call-api'

/** The smallest content that is detected as a PDF. */
export const aPdf = (text = 'Contrato social'): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

type Upload = { token: string; name?: string; content?: Uint8Array<ArrayBuffer>; fields?: Record<string, string> }

let app: ReturnType<typeof createApp> | undefined

/** Uploads a file as a multipart form. */
export async function upload<T = Record<string, unknown>>(
  path: string,
  { token, name = 'documento.pdf', content = aPdf(), fields = {} }: Upload,
): Promise<Answer<T>> {
  app ??= createApp()
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([content], name, { type: 'application/pdf' }))
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}
