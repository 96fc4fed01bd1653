import type { HonoRequest, MiddlewareHandler } from 'hono'
import { validator } from 'hono/validator'
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup'
import { LAST_ID } from '@/services/config/id.schema'
import type { ApiEnv } from './env'
import { declare } from './openapi/meta'
import { Refusal } from './refusal'
import { trimmerOf } from './request/trim'

type Valid<Target extends string, S extends AnyObjectSchema> = MiddlewareHandler<
  ApiEnv,
  string,
  { in: Record<Target, InferType<S>>; out: Record<Target, InferType<S>> }
>

/** Validates a JSON body with a `strictObject` schema; refuses 400 with the invalid fields. */
export function body<S extends AnyObjectSchema>(schema: S): Valid<'json', S> {
  const trim = trimmerOf(schema)
  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    c.req.addValidatedData('json', await check(schema, trim(await readJson(c.req))))
    await next()
  }
  return declare({ body: schema }, middleware as unknown as Valid<'json', S>)
}

/** Validates query parameters: texts are coerced, unknown names refused with 400. */
export function query<S extends AnyObjectSchema>(schema: S): Valid<'query', S> {
  return declare(
    { query: schema },
    validator('query', async (value: Record<string, string | string[]>) => {
      // Own properties only: every object has a `constructor`.
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(schema.fields, name))
      if (unknown) throw badFilter(unknown, 'Filtro desconhecido')
      const repeated = Object.keys(value).find((name) => Array.isArray(value[name]))
      if (repeated) throw badFilter(repeated, 'Filtro repetido')
      const odd = oddNumber(schema, value)
      if (odd) throw badFilter(odd, 'Escreva só algarismos')
      const asked = await check(schema, withoutBlank(value))
      const beyond = Object.keys(asked).find((name) => isBeyond(asked[name]))
      if (beyond) throw badFilter(beyond, 'Valor grande demais')
      return asked
    }) as unknown as Valid<'query', S>,
  )
}

const badFilter = (name: string, what: string): Refusal =>
  new Refusal('invalid', { errors: [`${what}: ${name}`], fields: { [name]: [what] } })

/** The first number that is not written in digits: JavaScript also reads `0x1` and `1e1`. */
const oddNumber = ({ fields }: AnyObjectSchema, value: Record<string, unknown>): string | undefined =>
  Object.entries(fields).find(([name, field]) => {
    const text = value[name]
    const isNumber = 'type' in field && field.type === 'number'
    return isNumber && typeof text === 'string' && Number.isFinite(Number(text)) && /[a-z+]/i.test(text)
  })?.[0]

const isBeyond = (value: unknown): boolean => typeof value === 'number' && value > LAST_ID

/** Validates path parameters; a malformed one cannot identify anything, hence 404. */
export function params<S extends AnyObjectSchema>(schema: S): Valid<'param', S> {
  return declare(
    { params: schema },
    validator('param', async (value: Record<string, string>) => {
      if (oddNumber(schema, value)) throw new Refusal('not_found')
      const named = await schema.validate(value).catch(() => undefined)
      if (!named || Object.values(named).some(isBeyond)) throw new Refusal('not_found')
      return named
    }) as unknown as Valid<'param', S>,
  )
}

/** Validates a value outside of a route's body; refuses as `body` does. */
export async function check<S extends AnyObjectSchema>(schema: S, value: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(value, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(error)
    throw error
  }
}

/** A yup failure as the API's 400. */
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
  const value = parse(text)
  const fault = SUSPECT.test(text) ? faultIn(value) : undefined
  if (fault) throw new Refusal('invalid', { errors: [fault] })
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: an error of the caller, answered with 400.
    throw new Refusal('malformed')
  }
}

/** What may be an escaped NUL or half a character, or a number that no column holds; only then the values are read. */
const SUSPECT = /\\u(0000|d[89a-f])|\d{16}|\de\+?\d/i

/** Without recursion: a body may be nested as deep as it is long. */
function faultIn(body: unknown): string | undefined {
  const rest = [body]
  while (rest.length > 0) {
    const one = rest.pop()
    // PostgreSQL refuses a NUL, and would replace half a character.
    if (typeof one === 'string' && (!one.isWellFormed() || one.includes('\0'))) {
      return 'Um dos textos enviados tem caracteres que não são aceitos.'
    }
    if (typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER) {
      return 'Um dos números enviados é grande demais.'
    }
    if (typeof one === 'object' && one !== null) for (const [key, value] of Object.entries(one)) rest.push(key, value)
  }
  return undefined
}

/** `?search=` means no search. */
function withoutBlank(value: Record<string, string | string[]>) {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== ''))
}
