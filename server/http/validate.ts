import type { HonoRequest, MiddlewareHandler } from 'hono'
import { validator } from 'hono/validator'
import { ValidationError, type AnyObjectSchema, type InferType } from 'yup'
import type { ApiEnv } from './env'
import { declare } from './meta'
import { Refusal } from './refusal'
import { trimmerOf } from './trim'

type Valid<Target extends string, S extends AnyObjectSchema> = MiddlewareHandler<
  ApiEnv,
  string,
  { in: Record<Target, InferType<S>>; out: Record<Target, InferType<S>> }
>

/** A JSON body, held to a `strictObject` schema; refuses with 400 and the fields that are wrong. */
export function body<S extends AnyObjectSchema>(schema: S): Valid<'json', S> {
  const trim = trimmerOf(schema)
  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    c.req.addValidatedData('json', await check(schema, trim(await readJson(c.req))))
    await next()
  }
  return declare({ body: schema }, middleware as unknown as Valid<'json', S>)
}

/** Query parameters: texts are coerced, unknown names refused (api.md: unknown filters → 400). */
export function query<S extends AnyObjectSchema>(schema: S): Valid<'query', S> {
  return declare(
    { query: schema },
    validator('query', (value: Record<string, string | string[]>) => {
      const unknown = Object.keys(value).find((name) => !(name in schema.fields))
      if (unknown)
        throw new Refusal('invalid', {
          errors: [`Filtro desconhecido: ${unknown}`],
          fields: { [unknown]: ['Filtro desconhecido'] },
        })
      return check(schema, withoutBlank(value))
    }) as unknown as Valid<'query', S>,
  )
}

/** Path parameters; a malformed one cannot name anything, hence 404. */
export function params<S extends AnyObjectSchema>(schema: S): Valid<'param', S> {
  return declare(
    { params: schema },
    validator('param', async (value) => {
      try {
        return await schema.validate(value)
      } catch {
        throw new Refusal('not_found')
      }
    }) as unknown as Valid<'param', S>,
  )
}

async function check<S extends AnyObjectSchema>(schema: S, value: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(value, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(error)
    throw error
  }
}

/** A yup failure as the 400 of the wire. */
function invalid(error: ValidationError): Refusal {
  const fields: Record<string, string[]> = {}
  const inner = error.inner.length > 0 ? error.inner : [error]
  for (const one of inner) (fields[one.path ?? ''] ??= []).push(...one.errors)
  const errors = [...new Set(inner.flatMap((one) => one.errors))]
  return new Refusal('invalid', { errors, fields })
}

async function readJson(request: HonoRequest): Promise<unknown> {
  if (request.header('Content-Type')?.startsWith('multipart/')) {
    throw new Refusal('unsupported_type', { errors: ['Envie os dados em JSON.'] })
  }
  const text = await request.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed')
  }
}

/** `?search=` means no search. */
function withoutBlank(value: Record<string, string | string[]>) {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== ''))
}
