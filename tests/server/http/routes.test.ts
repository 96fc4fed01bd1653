import { createApp } from '@/server/app'
import { metaOf } from '@/server/http/openapi/meta'
import { routesOf } from '@/server/http/openapi/openapi'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'

const app = createApp()
const routes = routesOf(app)

/** Every route that answers without a session; a new one has to be added here deliberately. */
const PUBLIC = [
  'GET /api/docs',
  'GET /api/health',
  'GET /api/mailbox',
  'GET /api/openapi.json',
  'GET /api/pictures/:id/:size',
  'GET /api/postal-codes/:cep',
  'GET /api/ready',
  'GET /api/runtime-config',
  'GET /api/showcase',
  'GET /api/signing',
  'GET /api/signing/file',
  'GET /api/states',
  'POST /api/billing-email/confirm',
  'POST /api/login',
  'POST /api/login/refresh',
  'POST /api/logout',
  'POST /api/monitoring',
  'POST /api/password-rules/check',
  'POST /api/password_reset',
  'POST /api/password_reset/confirm',
  'POST /api/payment-webhook',
  'POST /api/privacy-requests/without-account',
  'POST /api/register',
  'POST /api/register/confirm',
  'POST /api/signature-webhook',
  'POST /api/signing/code',
  'POST /api/signing/refusal',
  'POST /api/signing/signature',
]

type Document = {
  openapi: string
  paths: Record<
    string,
    Record<string, { 'x-access': string; responses: Record<string, unknown>; parameters: unknown[] }>
  >
}

describe('every route', () => {
  it('declares exactly once who may call it', () => {
    const declarations = new Map(routes.map(({ method, path }) => [`${method} ${path}`, 0]))
    for (const { method, path, handler } of app.routes) {
      if (metaOf(handler)?.access)
        declarations.set(`${method} ${path}`, (declarations.get(`${method} ${path}`) ?? 0) + 1)
    }
    expect([...declarations].filter(([, count]) => count !== 1)).toEqual([])
    expect(declarations.size).toBeGreaterThan(30)
  })

  it('requires a session unless it is listed here', () => {
    const open = routes.filter(({ meta }) => meta.access === 'public').map(({ method, path }) => `${method} ${path}`)
    expect(open.sort()).toEqual(PUBLIC)
  })

  it('declares who may call it before it reads anything', () => {
    const first = new Map<string, unknown>()
    for (const { method, path, handler } of app.routes) {
      const key = `${method} ${path}`
      if (method !== 'ALL' && !first.has(key)) first.set(key, metaOf(handler)?.access)
    }
    expect([...first].filter(([, access]) => access === undefined)).toEqual([])
  })

  it('has a summary of what it is for', () => {
    const silent = routes.filter(({ meta }) => !meta.summary).map(({ method, path }) => `${method} ${path}`)
    expect(silent).toEqual([])
  })

  it('is in the OpenAPI document, and nothing else is', async () => {
    const { body } = await callApi<Document>('GET', '/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation['x-access']]),
    )
    const existing = routes.map(({ method, path, meta }) => [
      `${method} ${path.replace(/^\/api/, '').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
      meta.access,
    ])
    expect(documented.sort()).toEqual(existing.sort())
  })
})

describe('an address', () => {
  it('may end in a slash', async () => {
    const { token } = await aUser()
    const [plain, slashed] = [
      await callApi('GET', '/get_logged_user', { token }),
      await callApi('GET', '/get_logged_user/', { token }),
    ]
    expect(slashed.status).toBe(200)
    expect(slashed.body).toEqual(plain.body)
  })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'that does not exist answers 404 to %s, in the envelope',
    async (method) => {
      const { status, body, headers } = await callApi(method, '/nenhum-lugar')
      expect(status).toBe(404)
      expect(body).toEqual({
        errors: ['Não encontramos o que você procura.'],
        code: 'not_found',
        request_id: headers.get('X-Request-Id'),
      })
    },
  )

  it('answers 404 for a method that it does not serve', async () => {
    expect((await callApi('DELETE', '/login')).status).toBe(404)
  })
})
