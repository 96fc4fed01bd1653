import { http, HttpResponse } from 'msw'
import { expect, test } from './harness'

const readiness = () => fetch('/api/ready').then(async (answer) => [answer.status, await answer.json()] as const)

test.beforeEach(({ page }) => page.goto('/'))

test('a call is answered by the real API, although the server of the pages has none', async ({ page, request }) => {
  const [status, body] = await page.evaluate(readiness)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'ready' })
  // Outside the browser calls are not intercepted: the server of the pages has no API.
  expect((await request.get('/api/ready')).ok()).toBe(false)
})

test('a test overrides one call and leaves the others to the API', async ({ page, network }) => {
  network.use(http.get('*/api/ready', () => HttpResponse.json({ errors: ['Caiu.'] }, { status: 500 })))
  expect(await page.evaluate(readiness)).toEqual([500, { errors: ['Caiu.'] }])
  expect(await page.evaluate(() => fetch('/api/health').then((answer) => answer.status))).toBe(200)
})

test('an override ends with its test', async ({ page }) => {
  expect((await page.evaluate(readiness))[0]).toBe(200)
})

test('the body and headers of a call arrive intact', async ({ page }) => {
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'gestor@horizonte.example', password: 'errada' })
    const response = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    return { status: response.status, requestId: response.headers.get('X-Request-Id') }
  })
  expect(answer).toEqual({ status: 401, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})
