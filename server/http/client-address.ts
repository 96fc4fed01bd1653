import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { settings } from '@/server/config/settings'

/** Where a call comes from: what sessions, limits and consents remember of it. */
export type Caller = { address: string; userAgent?: string }

const AGENT_LENGTH = 300

export const callerOf = (c: Context): Caller => ({
  address: clientAddress(c),
  userAgent: c.req.header('User-Agent')?.slice(0, AGENT_LENGTH),
})

/**
 * The address of the client: that of the connection, since anybody can write a header. Behind reverse proxies
 * (`TRUST_PROXY`, how many) the one that the outermost of them saw, each having added the address it was called from to
 * `X-Forwarded-For`.
 */
export function clientAddress(c: Context): string {
  const proxies = settings().TRUST_PROXY
  const forwarded = proxies > 0 ? c.req.header('X-Forwarded-For')?.split(',').at(-proxies)?.trim() : undefined
  return forwarded ?? connectionOf(c) ?? 'unknown'
}

/** A call that reached the API without a connection (tests, the mocked network) has none. */
const connectionOf = (c: Context): string | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '')

/** What counts as one place: an IPv4 address, and of IPv6 the /64 that one subscriber has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
