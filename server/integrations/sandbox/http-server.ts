import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Listening = { url: string; close: () => Promise<void> }

/** A real HTTP server on a free port of this machine, for the sandboxes. It does not keep the process alive. */
export async function startLocalServer(answer: (request: IncomingMessage) => Promise<Reply>): Promise<Listening> {
  const server = createServer((request, response) => {
    void answer(request).then((reply) => {
      sendReply(response, reply)
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
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** The reply to a call; text and bytes are sent unchanged. */
export type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'silent'
  | 'hang up'
  | 'drip'
  | 'cut short'
  | 'endless'

export const refusalReply = (status: number): Reply => ({ status, body: [{ message: 'Não foi possível atender' }] })

const JSON_TYPE = { 'Content-Type': 'application/json' }
const TRUNCATED_BODY = '{"reports":[{"score":{"score":7'

/** Sends the reply, or fails in the way that it names. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  if (typeof reply !== 'string') {
    const { status, body, headers } = reply
    response.writeHead(status, { ...JSON_TYPE, ...headers })
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    return
  }
  FAULTS[reply](response)
}

/** Whether a name is one of the simulated faults. */
export const isFault = (kind: string): kind is keyof typeof FAULTS => Object.hasOwn(FAULTS, kind)

const FAULTS: Record<Extract<Reply, string>, (response: ServerResponse) => void> = {
  silent: () => undefined,
  'hang up': (response) => void response.destroy(),
  drip: (response) => {
    response.writeHead(200, JSON_TYPE)
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  },
  'cut short': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '4096' })
    response.write(TRUNCATED_BODY, () => void response.destroy())
  },
  endless: (response) => {
    const part = ' '.repeat(65_536)
    response.writeHead(200, JSON_TYPE)
    const pour = (): void => {
      while (!response.destroyed && response.write(part)) continue
    }
    response.on('drain', pour)
    pour()
  },
}
