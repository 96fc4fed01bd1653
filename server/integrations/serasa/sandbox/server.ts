import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isFault, listen, refusalReply, type Reply } from '@/server/integrations/sandbox/http-server'
import { sandboxReport } from './report'

/** What the sandbox lets in. */
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
  /** Log-ins so far. */
  logins: () => number
  /** Reports that were charged, by document: every one that was worked on, whether or not its answer arrived. */
  charges: (document: string) => number
  /** Calls that followed a redirection, and took a document where it pointed. */
  strays: () => number
  /** Lets every access token run out at once. */
  expireTokens: () => void
  /** Says this to every log-in from now on, until it is taken back with undefined. */
  atLogin: (reply: Reply | undefined) => void
  close: () => Promise<void>
}

/**
 * A bureau of the project's own: a real HTTP server with Serasa's calls, which tells the same about the same document, and
 * fails for some documents in every way in which the real one does (`misbehaviour.ts`). It does not keep the process alive.
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
    const misbehaviour = faultFor(document)
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return refusalReply(401)
    if (document.length !== length) return refusalReply(412)
    if (misbehaviour?.kind === 'status') return refusalReply(misbehaviour.status)
    if (misbehaviour?.kind === 'redirect') return { status: 302, body: '', headers: { Location: ELSEWHERE } }
    if (misbehaviour?.kind === 'busy once' && !refusedOnce.has(document)) {
      refusedOnce.add(document)
      return refusalReply(503)
    }
    charged.set(document, (charged.get(document) ?? 0) + 1)
    if (misbehaviour && isFault(misbehaviour.kind)) return misbehaviour.kind
    if (misbehaviour?.kind === 'gateway') return refusalReply(misbehaviour.status)
    if (misbehaviour?.kind === 'no json') return { status: 200, body: '<html>manutenção</html>' }
    if (misbehaviour?.kind === 'half a report') return { status: 200, body: { reports: [{ score: { score: 720 } }] } }
    if (misbehaviour?.kind === 'slow') await wait(misbehaviour.ms)
    return { status: 200, body: sandboxReport(document, { withScore: misbehaviour?.kind !== 'no score' }) }
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const wanted = REPORTS.find(({ path }) => path === pathname)
    if (request.method === 'POST' && pathname === LOGIN) return logIn(request)
    if (pathname === ELSEWHERE) strays += 1
    return request.method === 'GET' && wanted ? report(request, wanted.length) : refusalReply(404)
  }

  const { url, close } = await listen(answer)
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

/** Ways in which the real bureau fails, and the odd reports that it gives. */
export type Fault =
  | { kind: 'status'; status: 401 | 404 | 412 | 429 | 500 | 503 }
  /** Answered by a gateway that waited for the bureau in vain: it has worked, and charges. */
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

/** Documents that begin with this and three digits of the table misbehave: `99.000.503/…`, `990.005.03…`. */
const PREFIX = '99000'

const TABLE: Readonly<Record<string, Fault>> = {
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
}

/** How the sandbox misbehaves for a document; undefined for one that gets an ordinary report. */
export const faultFor = (document: string): Fault | undefined =>
  document.startsWith(PREFIX) ? TABLE[document.slice(PREFIX.length, PREFIX.length + 3)] : undefined
