import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { misbehaviourFor } from './misbehaviour'
import { sandboxReport } from './report'

/** What the sandbox lets in. */
export const SANDBOX_CLIENT = { clientId: 'arrenda', clientSecret: 'sandbox' }

const BASIC = `Basic ${Buffer.from(`${SANDBOX_CLIENT.clientId}:${SANDBOX_CLIENT.clientSecret}`).toString('base64')}`

const LOGIN = '/security/iam/v1/client-identities/login'

const REPORTS = [
  { path: '/credit-services/business-information-report/v1/reports', length: 14 },
  { path: '/credit-services/person-information-report/v1/creditreport', length: 11 },
]

/** What is said to a call; a text goes out as it is. */
type Reply = { status: number; body: unknown } | 'silent' | 'hang up'

export type SerasaSandbox = {
  url: string
  /** Log-ins so far. */
  logins: () => number
  /** Reports that were charged, by document: every one that was worked on, whether or not its answer arrived. */
  charges: (document: string) => number
  /** Lets every access token run out at once. */
  expireTokens: () => void
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

  function logIn({ headers }: IncomingMessage): Reply {
    logins += 1
    if (headers.authorization !== BASIC) return refuse(401)
    const accessToken = randomUUID()
    tokens.add(accessToken)
    return { status: 201, body: { accessToken, tokenType: 'Bearer', expiresIn: '3600', scope: ['READ'] } }
  }

  async function report({ headers }: IncomingMessage, length: number): Promise<Reply> {
    const document = String(headers['x-document-id'] ?? '')
    const misbehaviour = misbehaviourFor(document)
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return refuse(401)
    if (document.length !== length) return refuse(412)
    if (misbehaviour?.kind === 'status') return refuse(misbehaviour.status)
    if (misbehaviour?.kind === 'busy once' && !refusedOnce.has(document)) {
      refusedOnce.add(document)
      return refuse(503)
    }
    charged.set(document, (charged.get(document) ?? 0) + 1)
    if (misbehaviour?.kind === 'silent' || misbehaviour?.kind === 'hang up') return misbehaviour.kind
    if (misbehaviour?.kind === 'no json') return { status: 200, body: '<html>manutenção</html>' }
    if (misbehaviour?.kind === 'half a report') return { status: 200, body: { reports: [{ score: { score: 720 } }] } }
    if (misbehaviour?.kind === 'slow') await wait(misbehaviour.ms)
    return { status: 200, body: sandboxReport(document, { withScore: misbehaviour?.kind !== 'no score' }) }
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const wanted = REPORTS.find(({ path }) => path === pathname)
    if (request.method === 'POST' && pathname === LOGIN) return logIn(request)
    return request.method === 'GET' && wanted ? report(request, wanted.length) : refuse(404)
  }

  const server = createServer((request, response) => {
    void answer(request).then((reply) => {
      say(response, reply)
    })
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    socket.unref()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    logins: () => logins,
    charges: (document) => charged.get(document) ?? 0,
    expireTokens: () => tokens.clear(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const refuse = (status: number): Reply => ({ status, body: [{ message: 'Não foi possível atender' }] })

function say(response: ServerResponse, reply: Reply): void {
  if (reply === 'silent') return
  if (reply === 'hang up') {
    response.destroy()
    return
  }
  const { status, body } = reply
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
