import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isFault, refusalReply, type Reply, startLocalServer } from '@/server/integrations/sandbox/http-server'
import { sandboxReport } from './report'

/** The credentials that the sandbox accepts. */
export const SANDBOX_CLIENT = { clientId: 'arrenda', clientSecret: 'sandbox' }

const BASIC = `Basic ${Buffer.from(`${SANDBOX_CLIENT.clientId}:${SANDBOX_CLIENT.clientSecret}`).toString('base64')}`

const LOGIN = '/security/iam/v1/client-identities/login'

const ELSEWHERE = '/elsewhere'

const REPORTS = [
  { path: '/credit-services/business-information-report/v1/reports', length: 14 },
  { path: '/credit-services/person-information-report/v1/creditreport', length: 11 },
]

export type SerasaSandbox = {
  url: string
  /** Number of log-ins so far. */
  logins: () => number
  /** Number of charged reports for a document: every one that was processed, even if its answer did not arrive. */
  charges: (document: string) => number
  /** Number of calls that followed a redirect with a document. */
  strays: () => number
  /** Expires all access tokens at once. */
  expireTokens: () => void
  /** Replies to every log-in with this from now on; undefined restores the normal reply. */
  atLogin: (reply: Reply | undefined) => void
  close: () => Promise<void>
}

/**
 * A bureau for demo data and tests: an HTTP server with Serasa's calls, which always gives the same report for the same
 * document and fails for some documents in the ways of the real one (`FAULTS`). It does not keep the process alive.
 */
export async function startSerasaSandbox(): Promise<SerasaSandbox> {
  const tokens = new Set<string>()
  const charged = new Map<string, number>()
  const refusedOnce = new Set<string>()
  let logins = 0
  let loginReply: Reply | undefined
  let strays = 0

  function logIn({ headers }: IncomingMessage): Reply {
    logins += 1
    if (loginReply) return loginReply
    if (headers.authorization !== BASIC) return refusalReply(401)
    const accessToken = randomUUID()
    tokens.add(accessToken)
    return { status: 201, body: { accessToken, tokenType: 'Bearer', expiresIn: '3600', scope: ['READ'] } }
  }

  async function report({ headers }: IncomingMessage, length: number): Promise<Reply> {
    const document = String(headers['x-document-id'] ?? '')
    const fault = faultFor(document)
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return refusalReply(401)
    if (document.length !== length) return refusalReply(412)
    if (fault?.kind === 'status') return refusalReply(fault.status)
    if (fault?.kind === 'redirect') return { status: 302, body: '', headers: { Location: ELSEWHERE } }
    if (fault?.kind === 'busy once' && !refusedOnce.has(document)) {
      refusedOnce.add(document)
      return refusalReply(503)
    }
    charged.set(document, (charged.get(document) ?? 0) + 1)
    if (fault && isFault(fault.kind)) return fault.kind
    if (fault?.kind === 'gateway') return refusalReply(fault.status)
    if (fault?.kind === 'no json') return { status: 200, body: '<html>manutenção</html>' }
    if (fault?.kind === 'half a report') return { status: 200, body: { reports: [{ score: { score: 720 } }] } }
    if (fault?.kind === 'slow') await wait(fault.ms)
    return { status: 200, body: sandboxReport(document, { withScore: fault?.kind !== 'no score' }) }
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const wanted = REPORTS.find(({ path }) => path === pathname)
    if (request.method === 'POST' && pathname === LOGIN) return logIn(request)
    if (pathname === ELSEWHERE) strays += 1
    return request.method === 'GET' && wanted ? report(request, wanted.length) : refusalReply(404)
  }

  const { url, close } = await startLocalServer(answer)
  return {
    url,
    logins: () => logins,
    charges: (document) => charged.get(document) ?? 0,
    strays: () => strays,
    expireTokens: () => tokens.clear(),
    atLogin: (reply) => {
      loginReply = reply
    },
    close,
  }
}

/** The ways in which the real bureau fails or answers unexpectedly. */
export type Fault =
  | { kind: 'status'; status: 401 | 404 | 412 | 429 | 500 | 503 }
  /** A gateway timed out while the bureau processed the call: the report is charged. */
  | { kind: 'gateway'; status: 502 | 504 }
  | { kind: 'busy once' }
  | { kind: 'silent' }
  | { kind: 'slow'; ms: number }
  | { kind: 'no json' }
  | { kind: 'half a report' }
  | { kind: 'hang up' }
  | { kind: 'drip' }
  | { kind: 'cut short' }
  | { kind: 'endless' }
  | { kind: 'redirect' }
  | { kind: 'no score' }

/** Documents that start with this and three digits of FAULTS fail: `99.000.503/…`, `990.005.03…`. */
const PREFIX = '99000'

const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries({
    '401': { kind: 'status', status: 401 },
    '404': { kind: 'status', status: 404 },
    '412': { kind: 'status', status: 412 },
    '429': { kind: 'status', status: 429 },
    '500': { kind: 'status', status: 500 },
    '503': { kind: 'status', status: 503 },
    '504': { kind: 'busy once' },
    '001': { kind: 'silent' },
    '002': { kind: 'slow', ms: 1_500 },
    '003': { kind: 'no json' },
    '004': { kind: 'half a report' },
    '005': { kind: 'hang up' },
    '006': { kind: 'no score' },
    '007': { kind: 'drip' },
    '008': { kind: 'cut short' },
    '009': { kind: 'endless' },
    '010': { kind: 'redirect' },
    '011': { kind: 'gateway', status: 502 },
    '012': { kind: 'gateway', status: 504 },
  }),
)

/** How the sandbox fails for a document; undefined for an ordinary report. */
export const faultFor = (document: string): Fault | undefined =>
  document.startsWith(PREFIX) ? FAULTS.get(document.slice(PREFIX.length, PREFIX.length + 3)) : undefined
