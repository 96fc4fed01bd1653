import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Reply, sendReply } from './send-reply'

export type Listening = { url: string; close: () => Promise<void> }

/** A real HTTP server on a free port of this machine, for the sandboxes. It does not keep the process alive. */
export async function listen(answer: (request: IncomingMessage) => Promise<Reply>): Promise<Listening> {
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
