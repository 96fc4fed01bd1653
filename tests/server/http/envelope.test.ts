import { DrizzleQueryError } from 'drizzle-orm'
import { Hono } from 'hono'
import { createApp } from '@/server/app'
import { pool } from '@/server/db/client'
import { settings } from '@/server/config/settings'
import { allow } from '@/server/http/allow'
import { answerError, onUnexpectedError } from '@/server/http/errors'
import { log } from '@/server/http/log'
import { Refusal, REFUSAL_STATUS, type RefusalCode } from '@/server/http/refusal'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'

let token: string

beforeAll(async () => {
  ;({ token } = await aUser())
})

const post = (body: unknown, headers = {}) => callApi<ErrorEnvelope>('POST', '/addresses', { token, body, headers })

describe('a refused request', () => {
  it('names every wrong field with its sentences, and each sentence once', async () => {
    const { status, body } = await post({ ...anAddressBody(), street: undefined, city: undefined, state: 'XX' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'invalid',
      fields: {
        street: ['Preencha esse campo'],
        city: ['Preencha esse campo'],
        state: ['Escolha uma das opções'],
      },
    })
    expect(body.errors.sort()).toEqual(['Escolha uma das opções', 'Preencha esse campo'])
  })

  it('carries a unique request id, also in its header', async () => {
    const [one, other] = [await post({}), await post({})]
    expect(one.body.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('X-Request-Id')).toBe(one.body.request_id)
    expect(other.body.request_id).not.toBe(one.body.request_id)
  })

  it.each(['{', '{"a":}', 'texto', '{"a":1}x', '\u0000'])('is malformed when its body is %p', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it('has its body read as JSON whatever the content type, except for a form', async () => {
    expect((await post(JSON.stringify(anAddressBody()), { 'Content-Type': 'text/plain' })).status).toBe(201)
    const form = await post('--x--', { 'Content-Type': 'multipart/form-data; boundary=x' })
    expect(form).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })

  it('is too large over one megabyte', async () => {
    const large = JSON.stringify({ ...anAddressBody(), street: 'x'.repeat(1_100_000) })
    expect(await post(large)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('names a filter that does not exist', async () => {
    const answer = await callApi('GET', '/steps?simulator=1&cor=azul', { token })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: ['Filtro desconhecido: cor'], fields: { cor: ['Filtro desconhecido'] } },
    })
  })

  it('names a field that does not exist', async () => {
    expect(await post({ ...anAddressBody(), is_admin: true })).toMatchObject({
      status: 400,
      body: { errors: ['Campo desconhecido: is_admin'] },
    })
  })

  it('is not coerced to the expected types', async () => {
    expect(await post({ ...anAddressBody(), number: 12 })).toMatchObject({ status: 400 })
  })

  it('is refused for a text that the database cannot store', async () => {
    const answer = await post(anAddressBody({ street: 'Rua\u0000' }))
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: ['Um dos textos enviados tem caracteres que não são aceitos.'] },
    })
  })
})

describe('outer spaces', () => {
  it('are trimmed where the schema says so, and nowhere else', async () => {
    const { body } = await callApi<{ street: string }>('POST', '/addresses', {
      token,
      body: anAddressBody({ street: '\t Av. Paulista\n' }),
    })
    expect(body.street).toBe('Av. Paulista')
    const password = await callApi('POST', '/login', { body: { email: 'a@b.example', password: ' ' } })
    expect(password.status).toBe(401)
  })
})

describe('an unexpected error', () => {
  const app = createApp()
    .get('/breaks', allow('public'), () => {
      throw new Error('password=segredo at /srv/app.ts')
    })
    .get('/refuses', allow('public'), () => {
      throw new Refusal('out_of_stock', { data: { missing: [] }, headers: { 'Retry-After': '30' } })
    })
    .get('/queries', allow('public'), async (c) => c.json((await pool().query('select secret from nowhere')).rows))

  it.each(['/api/breaks', '/api/queries'])('answers 500 without any details (%s)', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      errors: ['Ocorreu um erro. Tente novamente mais tarde'],
      code: 'internal',
      request_id: response.headers.get('X-Request-Id'),
    })
  })

  it('is not a refusal, which may carry data and headers', async () => {
    const response = await app.request('/api/refuses')
    expect(response.status).toBe(409)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(await response.json()).toMatchObject({ code: 'out_of_stock', data: { missing: [] } })
  })
})

describe('a refusal', () => {
  it.each(Object.keys(REFUSAL_STATUS) as RefusalCode[])('%s has a sentence for people', (code) => {
    expect(new Refusal(code).errors).toEqual([expect.stringMatching(/^[A-ZÀ-Ú].+\.$/)])
  })
})

const failing = (error: Error) => new Hono().onError(answerError as never).get('/', () => Promise.reject(error))

describe('an upload that is broken off', () => {
  it('is neither reported nor logged as an error', async () => {
    const reported = jest.fn()
    onUnexpectedError(reported)
    const logged = jest.spyOn(log(), 'error')
    // As Node's IncomingMessage fails when the socket closes before its end.
    const answer = await failing(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })).request('/')
    expect(answer.status).toBe(400)
    expect([reported, logged].map(({ mock }) => mock.calls)).toEqual([[], []])
  })
})

describe('a request while the database is away', () => {
  const coded = (code: string) => Object.assign(new Error(`said ${code}`), { code })

  it.each([
    ['the server refuses the connection', coded('ECONNREFUSED')],
    ['the server shuts down', new DrizzleQueryError('select 1', [], coded('57P01'))],
    ['the connection breaks', new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'))],
    ['no connection is free', new Error('timeout exceeded when trying to connect')],
  ])('answers 503 with the time to wait, and is not reported: %s', async (_, error) => {
    const reported = jest.fn()
    onUnexpectedError(reported)
    const answer = await failing(error).request('/')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(reported).not.toHaveBeenCalled()
  })

  it('answers 500 for any other error, and reports it', async () => {
    const reported = jest.fn()
    onUnexpectedError(reported)
    expect((await failing(new Error('broken')).request('/')).status).toBe(500)
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

describe('the documentation of the API', () => {
  const environment = { ...settings() }

  afterEach(() => Object.assign(settings(), environment))

  it.each([
    ['production', 'off', undefined, 404],
    ['production', 'on', undefined, 200],
    ['production', 'off', 'on', 200],
    ['development', 'off', undefined, 200],
    ['development', 'off', 'off', 404],
  ] as const)('in %s, demo data %s, API_DOCS %s answers %d', async (NODE_ENV, DEMO_DATA, API_DOCS, status) => {
    Object.assign(settings(), { NODE_ENV, DEMO_DATA, API_DOCS })
    expect((await callApi('GET', '/openapi.json')).status).toBe(status)
    expect((await createApp().request('/api/docs')).status).toBe(status)
  })
})
