import type { IncomingMessage } from 'node:http'
import { parseJson } from '@/server/integrations/http'
import { isFault, type Reply, startLocalServer } from '@/server/integrations/sandbox/http-server'
import { HMAC_HEADER, hmacOf } from '../webhook'
import { type SandboxEnvelope, type SandboxEnvelopes, sandboxEnvelopes, type SandboxEvent } from './envelopes'
import { sandboxRoutes } from './routes'

/** The token that the sandbox accepts, and the secret of its webhooks. */
export const SANDBOX_ACCESS = { token: 'arrenda-sandbox', webhookSecret: 'arrenda-sandbox-webhooks' }

/** A webhook of the provider, as sent. */
export type SandboxWebhook = { body: string; headers: Record<string, string> }

/** A reply that replaces the normal one for matching calls (`POST /envelopes`); once by default. */
type Disturbance = { call: RegExp; reply: Reply; times: number; afterwards: boolean }

export type SignatureSandbox = Pick<SandboxEnvelopes, 'all' | 'sign' | 'decline' | 'expire'> & {
  url: string
  /** The calls so far: `POST /envelopes`, with ids replaced by `:id`. */
  calls: string[]
  /**
   * Replies to matching calls with this, `times` times; with `afterwards` only after the call has taken effect, like a
   * connection that breaks during the answer.
   */
  disturb: (call: RegExp, reply: Reply, options?: { times?: number; afterwards?: boolean }) => void
  close: () => Promise<void>
}

/**
 * A provider for demo data and tests: an HTTP server with Clicksign's envelope calls, in memory, which reports every
 * event by a signed webhook and can simulate the real one's failures.
 * @param deliver sends, loses, repeats or reorders the webhooks
 */
export async function startSignatureSandbox(deliver: (message: SandboxWebhook) => void): Promise<SignatureSandbox> {
  const envelopes = sandboxEnvelopes((envelope, event) => deliver(messageOf(envelope, event)))
  const calls: string[] = []
  const disturbances: Disturbance[] = []

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const call = `${request.method ?? ''} ${nameless(pathname)}`
    calls.push(call)
    const body = await bodyOf(request)
    const disturbance = disturbances.find((one) => one.times > 0 && one.call.test(call))
    if (disturbance) disturbance.times -= 1
    if (disturbance && !disturbance.afterwards) return disturbance.reply
    const reply = sandboxRoutes(envelopes, url, {
      method: request.method ?? '',
      pathname,
      body,
      isKnown: pathname.startsWith('/files/') || request.headers.authorization === SANDBOX_ACCESS.token,
    })
    return disturbance?.reply ?? reply
  }

  const { url, close } = await startLocalServer(answer)
  return {
    url,
    calls,
    all: envelopes.all,
    sign: (envelopeId, email) => envelopes.sign(envelopeId, email),
    decline: (envelopeId, email, comment) => envelopes.decline(envelopeId, email, comment),
    expire: (envelopeId) => envelopes.expire(envelopeId),
    disturb: (call, reply, { times = 1, afterwards = false } = {}) => {
      if (typeof reply === 'string' && !isFault(reply)) throw new Error(`There is no ${String(reply)}`)
      disturbances.push({ call, reply, times, afterwards })
    },
    close,
  }
}

const nameless = (pathname: string): string =>
  pathname.replace('/api/v3', '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parseJson(Buffer.concat(parts).toString('utf8'))
}

/** The provider's webhook for an event; the receiver trusts only its document id. */
function messageOf(envelope: SandboxEnvelope, event: SandboxEvent): SandboxWebhook {
  const body = JSON.stringify({
    event: { name: event.name, data: event.data, occurred_at: event.created },
    document: { key: envelope.document?.id, filename: envelope.name, status: envelope.status },
  })
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      Event: event.name,
      [HMAC_HEADER]: hmacOf(Buffer.from(body), SANDBOX_ACCESS.webhookSecret),
    },
  }
}
