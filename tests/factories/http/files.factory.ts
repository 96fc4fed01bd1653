import { createApp } from '@/server/app'
import type { Answer } from './call-api'

/** A PDF of one empty page, with a text in a comment. @param catalog more entries of its catalogue */
export const aPdf = (text = 'Contrato social', catalog = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.4
% ${text}
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)

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
