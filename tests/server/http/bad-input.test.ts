import { createApp } from '@/server/app'
import { type Route, routesOf } from '@/server/http/openapi/openapi'
import { type ErrorEnvelope, errorEnvelopeSchema } from '@/services/http/error.schema'
import { type Answer, callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

/** The tunnel of the error reports uses the protocol of its service, and has its own tests. */
const OWN_PROTOCOL = ['/api/monitoring']

const routes = routesOf(createApp()).filter(({ path }) => !OWN_PROTOCOL.includes(path))
const name = ({ method, path }: Route) => `${method} ${path}`

/** The path of a route with this value in place of each parameter. */
const addressOf = ({ path }: Route, value: string) =>
  path.replace(/^\/api/, '').replace(/:(\w+)(\{[^}]*\})?/g, encodeURIComponent(value))

const ENGLISH = /\b(must|required|invalid|expected|cannot|unexpected|error|the|is|not)\b/i

/** No input may cause a server error, and every refusal is a valid envelope with sentences in Portuguese. */
function expectWellRefused(what: string, { status, body, headers }: Answer<ErrorEnvelope>) {
  if (status < 400) return
  expect([what, status]).toEqual([what, expect.any(Number)])
  expect({ what, status, broken: status >= 500 && status !== 503 }).toEqual({ what, status, broken: false })
  expect({ what, envelope: errorEnvelopeSchema.isValidSync(body) }).toEqual({ what, envelope: true })
  expect(body.request_id).toBe(headers.get('X-Request-Id'))
  for (const sentence of body.errors) {
    expect({ what, sentence, english: ENGLISH.test(sentence) }).toEqual({ what, sentence, english: false })
  }
}

let tokens: string[]

beforeAll(async () => {
  const company = await aCompany()
  const customer = await aUser({ company, isCompanyAdmin: true })
  const groups = ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'JURÍDICO', 'FINANCEIRO', 'OPERAÇÃO', 'PRODUTO'] as const
  const staff = await aStaffUser([...groups], { company, permitted: [company] })
  tokens = [customer.token, staff.token]
})

const everyone = async (check: (token: string) => Promise<void>) => {
  for (const token of tokens) await check(token)
}

/** What the body parser refuses, whatever the route. */
const UNREADABLE = {
  'a broken one': '{"a":',
  'half a surrogate pair': '{"a":"\\ud800"}',
  'nested deeper than the stack allows': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
}

const BODIES = {
  'a text': '"texto"',
  'a list': '[]',
  null: 'null',
  'an empty one': '{}',
  'one with an unknown field': { nada: 1 },
  'one with prototype keys': '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
  'deeply nested': `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
}

/** Unknown filters, also names of properties that every object has. */
const UNKNOWN = ['nada=1', '__proto__=1', 'constructor=1', 'toString=1', 'page[]=1', 'page=1&page=2']

const PARAMETERS = [
  'x',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9'.repeat(30),
  "';--",
  '\u0000',
  '../..',
  'ç',
  'x'.repeat(3_000),
]

describe.each(routes.map((route) => [name(route), route] as const))('%s', (_, route) => {
  const { method, meta } = route
  const send = (token: string, address: string, body?: unknown) =>
    callApi<ErrorEnvelope>(method, address, { token, body })

  if (route.path.includes('/:')) {
    it('refuses invalid path parameters in the envelope', () =>
      everyone(async (token) => {
        for (const value of PARAMETERS) {
          const answer = await send(token, addressOf(route, value), meta.body ? {} : undefined)
          expect(answer.status).toBeGreaterThanOrEqual(400)
          expectWellRefused(value, answer)
        }
      }))
  }

  if (meta.body) {
    it.each(Object.entries(BODIES))('never breaks on an unexpected body: %s', (what, body) =>
      everyone(async (token) => {
        expectWellRefused(what, await send(token, addressOf(route, '999999'), body))
      }),
    )

    it('never breaks on wrong types in the body', () =>
      everyone(async (token) => {
        const fields = Object.keys(meta.body?.describe().type === 'object' ? fieldsOf(route) : {})
        for (const value of [
          null,
          'x\u0000',
          'x\ud800',
          -1,
          1e300,
          '99999999999999999999',
          [],
          [{}],
          [null],
          [null, { name: 'x', value: 'x' }],
          {},
          true,
          'x'.repeat(5_000),
        ]) {
          const body = Object.fromEntries(fields.map((field) => [field, value]))
          expectWellRefused(JSON.stringify(value).slice(0, 40), await send(token, addressOf(route, '999999'), body))
        }
      }))
  }

  if (meta.query) {
    it('never breaks on invalid query parameters, and refuses unknown ones', () =>
      everyone(async (token) => {
        const filters = Object.keys((meta.query?.describe() as { fields?: object } | undefined)?.fields ?? {})
        const searches = [
          ...UNKNOWN,
          ...filters.flatMap((filter) =>
            ['x', '-1', '%00', '9'.repeat(30), '1e400', '%E0%A4%A', '%ED%A0%80', "'"].map(
              (value) => `${filter}=${value}`,
            ),
          ),
        ]
        for (const search of searches) {
          const answer = await send(token, `${addressOf(route, '999999')}?${search}`)
          if (UNKNOWN.includes(search)) expect(answer.status).toBeGreaterThanOrEqual(400)
          expectWellRefused(search, answer)
        }
      }))
  }

  if (meta.access !== 'public' && meta.visitors !== 'anyone') {
    it('is refused without a session', async () => {
      const body = meta.body ? {} : undefined
      const answer = await callApi<ErrorEnvelope>(method, addressOf(route, '1'), { body })
      expect([answer.status, answer.body.code]).toEqual([401, 'token_not_valid'])
    })
  }
})

describe.each(['POST', 'PUT', 'PATCH'])('an unreadable body of a %s', (verb) => {
  const route = routes.find(({ method, meta }) => method === verb && meta.body)

  it.each(Object.entries(UNREADABLE))('is refused: %s', async (what, body) => {
    if (!route) throw new Error(`No ${verb} takes a body.`)
    const statuses: number[] = []
    await everyone(async (token) => {
      const answer = await callApi<ErrorEnvelope>(verb, addressOf(route, '999999'), { token, body })
      statuses.push(answer.status)
      expectWellRefused(what, answer)
    })
    // A user with the permission for the route is refused for the body itself.
    expect(statuses).toContain(400)
  })
})

const fieldsOf = ({ meta }: Route) =>
  (meta.body?.describe() as { fields?: Record<string, unknown> } | undefined)?.fields ?? {}
