import { createApp } from '@/server/app'
import type { Answer } from './call-api'

/** A PDF of one empty page, with a text in a comment. @param catalog more entries of its catalogue */
export function aPdf(text = 'Contrato social', catalog = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>',
  ]
  let content = `%PDF-1.4\n% ${text}\n`
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(content)
    content += `${String(index + 1)} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = String(Buffer.byteLength(content))
  content += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(content)
}

/** What `requirePdf` takes and `requireSafePdf` does not: a PDF that runs a script when it is opened. */
export const aScriptedPdf = () => aPdf('Contrato social', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>')

/** A PDF that opens as an archive as well. */
export const aPdfArchive = () =>
  new Uint8Array(Buffer.concat([aPdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('\n%%EOF\n')]))

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
