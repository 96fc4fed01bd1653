import { log } from '@/server/http/log'
import { Refusal } from '@/server/http/refusal'
import { type Dsn, ingestAddress, parseDsn, sameDsn } from '@/services/monitoring/dsn.rules'
import { MAX_REPLAY_BYTES, readEnvelope, tooLarge } from './envelope'

export type TunnelSettings = {
  /** The browser's project; null when errors are not reported. */
  dsn: Dsn | null
  timeoutMs?: number
}

/** The headers that make the SDK slow down; no other header of the service's answer is forwarded to the browser. */
const FORWARDED_HEADERS = ['Retry-After', 'X-Sentry-Rate-Limits']

const TIMEOUT_MS = 10_000

/**
 * Forwards an envelope of the browser's SDK to the configured error-reporting service (specification, sections 1 and
 * 7): any host, http or https. Returns the service's status and rate limits.
 *
 * Refuses 404 when nothing is configured, 403 for another organisation, project, key or site, 413 and 400 as
 * `readEnvelope`, 415 for a compressed body, 503 when the service does not answer in time.
 */
export async function forwardEnvelope(request: Request, settings: TunnelSettings, send = fetch): Promise<Response> {
  const { dsn } = settings
  if (!dsn) throw new Refusal('not_found')
  if (!isForUs(request, dsn)) throw notAllowed()
  if (request.headers.get('Content-Encoding')) throw new Refusal('unsupported_type')
  if (Number(request.headers.get('Content-Length')) > MAX_REPLAY_BYTES) throw tooLarge()

  const envelope = await readEnvelope(request.body)
  if (envelope.dsn !== undefined && !isSamePlace(envelope.dsn, dsn)) throw notAllowed()

  const answer = await sendTo(dsn, envelope.bytes, settings.timeoutMs ?? TIMEOUT_MS, send)
  return withoutBody(answer)
}

function isForUs(request: Request, dsn: Dsn): boolean {
  const query = new URL(request.url).searchParams
  const otherSite = request.headers.get('Sec-Fetch-Site') === 'cross-site'
  return !otherSite && query.get('o') === dsn.organisation && query.get('p') === dsn.project
}

function isSamePlace(text: string, dsn: Dsn): boolean {
  const named = parseDsn(text)
  return named !== null && sameDsn(named, dsn)
}

async function sendTo(
  dsn: Dsn,
  body: Uint8Array<ArrayBuffer>,
  timeoutMs: number,
  send: typeof fetch,
): Promise<Response> {
  try {
    return await send(ingestAddress(dsn), {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${dsn.publicKey}`,
      },
      // A redirect would send users' reports to an address that was not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    log().warn({ err: error }, 'error reporting service')
    throw new Refusal('unavailable', { errors: ['O serviço de relatórios de erro não respondeu.'] })
  }
}

async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel()
  const headers = new Headers()
  for (const name of FORWARDED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(null, { status: answer.status, headers })
}

function notAllowed(): Refusal {
  return new Refusal('forbidden', { errors: ['Este endereço só recebe relatórios de erro do próprio site.'] })
}
