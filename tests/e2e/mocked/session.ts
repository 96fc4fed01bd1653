import type { BrowserContext } from '@playwright/test'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { PASSWORD } from '../journeys/people'
import type { ApiInProcess } from './api-in-process'

interface Session {
  access: string
  refresh: string
}

/** A session of this person; the form has tests of its own. */
async function openSession(api: ApiInProcess, email: string): Promise<Session> {
  const answer = await api.fetch(
    new Request('http://localhost/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  )
  if (!answer.ok) throw new Error(`${email} was not let in: ${await answer.text()}`)
  return (await answer.json()) as Session
}

/** The pages of this context are opened as this person from now on. */
export async function enterAs(context: BrowserContext, api: ApiInProcess, email: string): Promise<Session> {
  const session = await openSession(api, email)
  await context.clearCookies()
  await context.addCookies(
    (['access', 'refresh'] as const).map((name) => ({ name, value: session[name], domain: 'localhost', path: '/' })),
  )
  return session
}

/** A call of the API in this session; its answer, read as JSON. */
async function send<T>(
  api: ApiInProcess,
  { access }: Session,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' }
  const request = new Request(`http://localhost/api${path}`, { method, headers, body: body && JSON.stringify(body) })
  const answer = await api.fetch(request)
  if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** The demo order of this customer that stands there. */
export async function orderAt(api: ApiInProcess, email: string, where: Partial<OrderSummary>): Promise<OrderSummary> {
  const session = await openSession(api, email)
  const { results } = await send<{ results: OrderSummary[] }>(api, session, 'GET', '/checkout?page_size=100')
  const wanted = Object.entries(where)
  const order = results.find((each) => wanted.every(([key, value]) => each[key as keyof OrderSummary] === value))
  if (!order) throw new Error(`${email} has no order with ${JSON.stringify(where)}`)
  return order
}
