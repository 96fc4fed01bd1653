import type { BrowserContext } from '@playwright/test'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { PASSWORD } from '../journeys/people'
import type { ApiInProcess } from './api-in-process'

interface Session {
  access: string
  refresh: string
}

/** Logs in without the form, which has its own tests. */
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

/** Logs this person in for all pages of this context. */
export async function enterAs(context: BrowserContext, api: ApiInProcess, email: string): Promise<Session> {
  const session = await openSession(api, email)
  await context.clearCookies()
  await context.addCookies(
    (['access', 'refresh'] as const).map((name) => ({ name, value: session[name], domain: 'localhost', path: '/' })),
  )
  return session
}

/** Calls the API in this session. @returns the parsed JSON */
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

/** Calls the API as this person. @returns the parsed JSON */
export const sendAs = async <T>(
  api: ApiInProcess,
  email: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> => send<T>(api, await openSession(api, email), method, path, body)

/** The first demo order of this customer with these values. */
export async function orderAt(api: ApiInProcess, email: string, where: Partial<OrderSummary>): Promise<OrderSummary> {
  const session = await openSession(api, email)
  const { results } = await send<{ results: OrderSummary[] }>(api, session, 'GET', '/checkout?page_size=100')
  const wanted = Object.entries(where)
  const order = results.find((each) => wanted.every(([key, value]) => each[key as keyof OrderSummary] === value))
  if (!order) throw new Error(`${email} has no order with ${JSON.stringify(where)}`)
  return order
}
