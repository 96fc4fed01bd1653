import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { settings } from '@/server/config/settings'

/** The origin of a call; stored with sessions, limits and consents. */
export type Caller = { address: string; userAgent?: string }

const AGENT_LENGTH = 300

export const callerOf = (c: Context): Caller => ({
  address: clientAddress(c),
  userAgent: c.req.header('User-Agent')?.slice(0, AGENT_LENGTH),
})

/**
 * The client's address: that of the connection, since headers can be forged. Behind `TRUST_PROXY` reverse proxies, the
 * entry of `X-Forwarded-For` that the outermost of them added.
 */
export function clientAddress(c: Context): string {
  const proxies = settings().TRUST_PROXY
  const forwarded = proxies > 0 ? c.req.header('X-Forwarded-For')?.split(',').at(-proxies)?.trim() : undefined
  return forwarded ?? connectionOf(c) ?? 'unknown'
}

/** None in tests and in the mocked network. */
const connectionOf = (c: Context): string | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '')

/** The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address (one subscriber). */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
