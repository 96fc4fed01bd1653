import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AnyObjectSchema, InferType } from 'yup'
import type { ApiEnv } from '../env'
import { declare } from '../openapi/meta'
import { Refusal, refuseField } from '../refusal'
import { check } from '../validate'
import { FRAME_BYTES, requireMultipart, tooLarge } from './upload'

type FileField = { field: string; accept: string; maxBytes: number }

export type Form<S extends AnyObjectSchema> = {
  values: InferType<S>
  file: Uint8Array | undefined
  /** The second one, where a form has two. */
  otherFile: Uint8Array | undefined
}

/**
 * Parses a multipart form into `c.var.form`: its text fields, validated and coerced like query parameters, and an
 * optional file, or two. A list is a repeated field or has commas; an empty text is null, or an empty list. Refuses 415 for a
 * body that is not a form, 413 for a file that is too large, 400 with the invalid fields.
 */
export function form<S extends AnyObjectSchema>(schema: S, file: FileField, otherFile?: FileField) {
  const maxBytes = file.maxBytes + (otherFile?.maxBytes ?? 0)
  const limit = bodyLimit({
    maxSize: maxBytes + FRAME_BYTES,
    onError: () => {
      throw tooLarge(maxBytes)
    },
  })
  const middleware: MiddlewareHandler<{ Variables: ApiEnv['Variables'] & { form: Form<S> } }> = async (c, next) => {
    requireMultipart(c.req.header('Content-Type'))
    let refused: Refusal | undefined
    await limit(c, async () => {
      try {
        const sent = await read(await c.req.formData(), schema, [file, otherFile])
        c.set('form', sent)
        c.set('formDigest', digest(sent))
      } catch (error) {
        refused = error instanceof Refusal ? error : new Refusal('malformed')
      }
    })
    if (refused) throw refused
    await next()
  }
  return declare({ form: schema, upload: file, ...(otherFile && { otherUpload: otherFile }) }, middleware)
}

function digest({ values, file, otherFile }: Form<AnyObjectSchema>): string {
  const hash = createHash('sha256').update(`${JSON.stringify(values)}\n`)
  hash.update(file ?? '')
  // The length of the first parts them.
  if (otherFile) hash.update(`\n${String(file?.byteLength)}\n`).update(otherFile)
  return hash.digest('hex')
}

async function read<S extends AnyObjectSchema>(
  form: FormData,
  schema: S,
  [file, otherFile]: readonly [FileField, FileField?],
): Promise<Form<S>> {
  const given = fileIn(form, file)
  const other = otherFile && fileIn(form, otherFile)
  const values = await check(schema, textsOf(form, schema, [file.field, otherFile?.field]))
  return { values, file: await bytesOf(given), otherFile: await bytesOf(other) }
}

function fileIn(form: FormData, { field, maxBytes }: FileField): File | undefined {
  const sent = form.get(field)
  const given = sent instanceof File && sent.size > 0 ? sent : undefined
  if (given && given.size > maxBytes) throw tooLarge(maxBytes)
  return given
}

const bytesOf = async (file: File | undefined): Promise<Uint8Array | undefined> =>
  file && new Uint8Array(await file.arrayBuffer())

function textsOf(
  form: FormData,
  schema: AnyObjectSchema,
  fileFields: readonly (string | undefined)[],
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string')
    if (values.length === 0 && fileFields.includes(name)) continue
    if (!Object.hasOwn(schema.fields, name)) throw unknownField(name)
    if (values.some((value) => !value.isWellFormed() || value.includes('\0'))) throw unfit(name)
    texts[name] = isList(schema, name) ? values.flatMap(itemsOf) : values.at(-1) === '' ? null : values.at(-1)
  }
  return texts
}

const isList = ({ fields }: AnyObjectSchema, name: string): boolean => {
  const field: unknown = fields[name]
  return typeof field === 'object' && field !== null && 'type' in field && field.type === 'array'
}

const itemsOf = (text: string): string[] => text.split(',').filter((item) => item.trim() !== '')

const unknownField = (name: string): Refusal =>
  new Refusal('invalid', { errors: [`Campo desconhecido: ${name}`], fields: { [name]: ['Campo desconhecido'] } })

function unfit(name: string): Refusal {
  const sentence = 'Esse texto tem caracteres que não são aceitos.'
  return refuseField(name, sentence)
}
