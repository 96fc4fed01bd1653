import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { MAX_DOCUMENT_BYTES } from '@/server/storage/pdf'
import type { ApiEnv } from '../env'
import { declare } from '../openapi/meta'
import { Refusal } from '../refusal'

/** Size of the multipart frames around the file itself. */
export const FRAME_BYTES = 64 * 1024

export type Upload = { name: string; content: Uint8Array; fields: Record<string, string> }

type UploadEnv = { Variables: ApiEnv['Variables'] & { upload: Upload } }

/**
 * Reads one multipart file into `c.var.upload`, counting while it streams: a file above the limit is refused with 413
 * before it is read completely, whatever the headers claim.
 */
export function upload(accept = 'application/pdf', maxBytes = MAX_DOCUMENT_BYTES) {
  const limit = bodyLimit({
    maxSize: maxBytes + FRAME_BYTES,
    onError: () => {
      throw tooLarge(maxBytes)
    },
  })
  const middleware = createMiddleware<UploadEnv>(async (c, next) => {
    requireMultipart(c.req.header('Content-Type'))
    let refused: Refusal | undefined
    await limit(c, async () => {
      try {
        c.set('upload', await readUpload(await c.req.formData(), maxBytes))
      } catch (error) {
        if (!(error instanceof Refusal)) refused = new Refusal('malformed')
        else refused = error
      }
    })
    if (refused) throw refused
    await next()
  })
  return declare({ upload: { field: 'file', accept, maxBytes } }, middleware)
}

/** Refuses 415 for a body that is not a form. */
export function requireMultipart(contentType = ''): void {
  if (contentType.startsWith('multipart/form-data')) return
  throw new Refusal('unsupported_type', { errors: ['Envie o arquivo em um formulário (multipart/form-data).'] })
}

async function readUpload(form: FormData, maxBytes: number): Promise<Upload> {
  const file = form.get('file')
  if (!(file instanceof File))
    throw new Refusal('invalid', { errors: ['Escolha um arquivo.'], fields: { file: ['Escolha um arquivo.'] } })
  if (file.size > maxBytes) throw tooLarge(maxBytes)
  const fields = Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()), fields }
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too_large', {
    errors: [`O arquivo passa do limite de ${String(Math.round(maxBytes / 1024 / 1024))} MB.`],
  })
}
