import type { Hono } from 'hono'
import type { Schema } from 'yup'
import type { ApiEnv } from '../env'
import { schemaOf } from './json-schema'
import { metaOf, type RouteMeta } from './meta'

export type Route = { method: string; path: string; meta: RouteMeta }

/** Every route of the application with the declarations of its middlewares. */
export function routesOf(app: Hono<ApiEnv>): Route[] {
  const routes = new Map<string, Route>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue
    const key = `${method} ${path}`
    const route = routes.get(key) ?? { method, path, meta: {} }
    routes.set(key, { ...route, meta: { ...route.meta, ...definedOnly(metaOf(handler)) } })
  }
  return [...routes.values()]
}

const definedOnly = (meta: RouteMeta = {}): RouteMeta =>
  Object.fromEntries(Object.entries(meta as Record<string, unknown>).filter(([, value]) => value !== undefined))

/** The OpenAPI 3.1 document, generated from the routes and the same yup schemas that validate. */
export function openApiDocument(app: Hono<ApiEnv>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path, meta } of routesOf(app)) {
    const address = path.replace(/^\/api/, '').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}') || '/'
    ;(paths[address] ??= {})[method.toLowerCase()] = operation(path, meta)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Arrenda', version: '1', description: 'Aluguel de equipamentos para empresas' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  }
}

function operation(path: string, meta: RouteMeta) {
  const { answer } = meta
  return {
    ...(meta.summary && { summary: meta.summary }),
    security: meta.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': meta.access,
    parameters: [...pathParameters(path), ...queryParameters(meta), ...(meta.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...requestBody(meta),
    responses: {
      [answer?.status ?? 200]: {
        description: 'Resposta',
        ...(answer?.contentType && {
          content: { [answer.contentType]: { schema: { type: 'string', format: 'binary' } } },
        }),
        ...(answer?.schema && { content: { 'application/json': { schema: oneOf(answer.schema, answer.unpaged) } } }),
      },
      default: { description: 'Erro', content: { 'application/json': { schema: ERROR } } },
    },
  }
}

const IDEMPOTENCY_KEY = { in: 'header', name: 'Idempotency-Key', required: false, schema: { type: 'string' } }

const ERROR = {
  type: 'object',
  required: ['errors', 'code', 'request_id'],
  properties: {
    errors: { type: 'array', items: { type: 'string' } },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
  },
}

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ in: 'path', name, required: true, schema: { type: 'string' } }))

function queryParameters({ query }: RouteMeta) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
  }))
}

const oneOf = (schema: Schema, other?: Schema) =>
  other ? { oneOf: [schemaOf(schema), schemaOf(other)] } : schemaOf(schema)

const FILE = { type: 'string', format: 'binary' }

function requestBody({ body, upload, otherUpload, form }: RouteMeta) {
  if (upload) {
    const { properties = {}, required = [upload.field] } = form ? schemaOf(form) : {}
    const schema = {
      type: 'object',
      required,
      properties: { ...properties, [upload.field]: FILE, ...(otherUpload && { [otherUpload.field]: FILE }) },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }
  return {}
}
