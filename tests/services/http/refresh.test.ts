/** @jest-environment jest-fixed-jsdom */
import { http as answer, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { deleteSession, readQuotation, readTokens, saveQuotation, saveTokens } from '@/services/config/cookies'
import { ApiError } from '@/services/http/api-error.rules'
import { http } from '@/services/http/client'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  saveTokens({ access: 'old', refresh: 'r1' })
  saveQuotation(9)
})
afterEach(() => {
  network.resetHandlers()
  deleteSession()
})
afterAll(() => network.close())

const refusal = (status: number) =>
  HttpResponse.json({ errors: ['Não.'], code: 'token_not_valid', request_id: 'test' }, { status })

/** A call that needs a fresh token, with this answer to the refresh. */
function withRefresh(refresh: () => Response) {
  const asked = { orders: 0, refreshes: 0 }
  network.use(
    answer.get('*/api/checkout', ({ request }) => {
      asked.orders += 1
      return request.headers.get('authorization') === 'Bearer new' ? HttpResponse.json({ count: 0 }) : refusal(401)
    }),
    answer.post('*/api/login/refresh', () => {
      asked.refreshes += 1
      return refresh()
    }),
  )
  return asked
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof ApiError)) throw new Error('no ApiError')
  return failure
}

const cookies = () => ({ ...readTokens(), quotation: readQuotation() })
const KEPT = { access: 'old', refresh: 'r1', quotation: 9 }
const GONE = { access: undefined, refresh: undefined, quotation: null }

describe('a refresh after a 401', () => {
  it.each([
    ['that the server refuses with 401', () => refusal(401), 401, GONE],
    ['that the server refuses with 400', () => refusal(400), 400, GONE],
    ['that is throttled', () => refusal(429), 429, KEPT],
    ['that fails in the server', () => refusal(500), 500, KEPT],
    [
      'that a gateway answers while the server is replaced',
      () => new HttpResponse('<html>', { status: 502 }),
      502,
      KEPT,
    ],
    ['to a server that is shutting down', () => refusal(503), 503, KEPT],
    ['that finds no network', () => HttpResponse.error(), 0, KEPT],
  ] as const)('%s', async (_, refresh, status, left) => {
    const page = window.location.href
    const asked = withRefresh(refresh)

    expect((await failureOf(http.get('/checkout'))).status).toBe(status)

    expect(cookies()).toEqual(left)
    expect(asked).toEqual({ orders: 1, refreshes: 1 })
    expect(window.location.href).toBe(page)
  })

  it('is asked for again by the next call, which then goes on', async () => {
    withRefresh(() => refusal(503))
    await failureOf(http.get('/checkout'))
    withRefresh(() => HttpResponse.json({ access: 'new', refresh: 'r2' }))

    expect((await http.get('/checkout')).data).toEqual({ count: 0 })
    expect(cookies()).toEqual({ access: 'new', refresh: 'r2', quotation: 9 })
  })

  it('is one for calls that failed together, and its failure reaches each of them', async () => {
    const asked = withRefresh(() => refusal(503))

    const failures = await Promise.all([failureOf(http.get('/checkout')), failureOf(http.get('/checkout'))])

    expect(failures.map(({ status }) => status)).toEqual([503, 503])
    expect(asked.refreshes).toBe(1)
    expect(cookies()).toEqual(KEPT)
  })
})
