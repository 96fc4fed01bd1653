/** @jest-environment jest-fixed-jsdom */
import { http as answer, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { callsOf, firstPageOf } from '@/hooks/http/early-queries'
import { orderQueryOptions, ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { http } from '@/services/http/client'
import { type EarlyCall, earlyScript } from '@/services/http/early-calls.rules'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  network.resetHandlers()
  jest.restoreAllMocks()
  deleteSession()
  window.arrendaEarly = undefined
  window.history.replaceState(null, '', '/')
})
afterAll(() => network.close())

/** @returns the token, which ends in so many seconds. */
function enter(seconds = 900): string {
  const access = `e30.${btoa(JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds }))}.s`
  saveTokens({ access, refresh: 'r1' })
  return access
}

/** Counts the calls of orders, which answer with their number. */
function countOrders(status = 200) {
  const asked: string[] = []
  network.use(
    answer.get('*/api/checkout', ({ request }) => {
      asked.push(request.headers.get('authorization') ?? '')
      return HttpResponse.json({ count: asked.length, errors: [] }, { status: asked.length === 1 ? status : 200 })
    }),
  )
  return asked
}

/** Runs the inline script as the head of a page does. */
function begin(route: string, calls: readonly EarlyCall[], address = route): string[] {
  window.history.replaceState(null, '', address)
  window.eval(earlyScript(route, calls))
  return Object.keys(window.arrendaEarly?.answers ?? {})
}

// The requests of Node know no page that an address could be relative to.
const API = { baseURL: 'http://localhost/api' }
const ORDERS = { address: 'http://localhost/api/checkout' }

describe('the inline script of a page', () => {
  it('asks nothing for a visitor', () => {
    expect(begin('/platform/my-orders', [ORDERS])).toEqual([])
  })

  it('asks nothing with a token that is about to end', () => {
    enter(20)
    expect(begin('/platform/my-orders', [ORDERS])).toEqual([])
  })

  it('asks with the token, and with the words of the address', async () => {
    const token = enter()
    const asked: string[] = []
    network.use(
      answer.get('*/api/checkout-management/7/000131', ({ request }) => {
        asked.push(request.headers.get('authorization') ?? '')
        return HttpResponse.json({})
      }),
    )
    const calls = begin(
      '/platform/admin/orders/[companyId]/[maskId]',
      [{ address: '/api/checkout-management/[companyId]/[maskId]' }],
      '/platform/admin/orders/7/000131',
    )
    expect(calls).toEqual(['/api/checkout-management/7/000131'])
    await window.arrendaEarly?.answers['/api/checkout-management/7/000131']
    expect(asked).toEqual([`Bearer ${token}`])
  })

  it('asks for a list only with the query that it was written for', () => {
    enter()
    countOrders()
    const calls = [
      { address: '/api/checkout?page=1', search: '' },
      { address: '/api/checkout?late=true', search: '?visao=atrasados' },
    ]
    expect(begin('/orders', calls)).toEqual(['/api/checkout?page=1'])
    expect(begin('/orders', calls, '/orders?visao=atrasados')).toEqual(['/api/checkout?late=true'])
    expect(begin('/orders', calls, '/orders?busca=131')).toEqual([])
  })
})

describe('the queries of a page', () => {
  it('become the calls that they make, which are not sent', async () => {
    const queries = [
      orderQueryOptions({ audience: 'customer', maskId: '[maskId]' }),
      firstPageOf(ordersQueryOptions, { ordering: '-created_at' }),
    ]
    expect(await callsOf(queries)).toEqual([
      { address: '/api/checkout/[maskId]' },
      { address: '/api/checkout?ordering=-created_at&page=1&page_size=20', search: '' },
    ])
  })
})

describe('the HTTP client', () => {
  it('takes an early answer once, then asks again', async () => {
    enter()
    const asked = countOrders()
    begin('/platform/my-orders', [ORDERS])
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 1 })
    expect(asked).toHaveLength(1)
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 2 })
  })

  it('leaves the answer that somebody else asked for', async () => {
    enter()
    countOrders()
    begin('/platform/my-orders', [ORDERS])
    saveTokens({ access: 'other', refresh: 'r2' })
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 2 })
  })

  it('leaves an answer that has become old', async () => {
    enter()
    countOrders()
    begin('/platform/my-orders', [ORDERS])
    jest.spyOn(performance, 'now').mockReturnValue(20_001)
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 2 })
  })

  it('leaves an answer from before a change', async () => {
    enter()
    countOrders()
    network.use(answer.put('*/api/user-switch-company/1', () => HttpResponse.json({})))
    begin('/platform/my-orders', [ORDERS])
    await http.put('/user-switch-company/1', { company: 2 }, API)
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 2 })
  })

  it('renews the token after an early 401, and asks again', async () => {
    enter()
    const asked = countOrders(401)
    network.use(answer.post('*/api/login/refresh', () => HttpResponse.json({ access: 'new', refresh: 'r2' })))
    begin('/platform/my-orders', [ORDERS])
    expect((await http.get('/checkout', API)).data).toMatchObject({ count: 2 })
    expect(asked[1]).toBe('Bearer new')
  })

  it('stops waiting for an early answer when the call is cancelled', async () => {
    enter()
    network.use(answer.get('*/api/checkout', () => new Promise(() => undefined)))
    begin('/platform/my-orders', [ORDERS])
    const stop = new AbortController()
    const call = http.get('/checkout', { ...API, signal: stop.signal })
    // The call waits for its answer by then.
    await Promise.resolve()
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'ApiError' })
  })
})
