import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** In each interval a body that has not ended brings at least so many bytes: a slow line does, a drip does not. */
const MIN_BYTES = 16 * 1024

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

type Started = { request: IncomingMessage; response: { headersSent: boolean }; socket: Socket }

/**
 * Closes the connections of requests whose body stops arriving, in every HTTP server of this process: Next's is made out of our
 * reach. Node itself closes those whose body has not ended after five minutes, and those without complete headers after one.
 * @param intervalMs how long a body may stand still
 */
export function closeStalledBodies(intervalMs: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, socket } = message as Started
    if (!hasBody(request)) return
    let before = socket.bytesRead
    const watch = setInterval(() => {
      if (request.complete) {
        end()
        return
      }
      const arrived = socket.bytesRead - before
      before = socket.bytesRead
      // What waits to be read is not the sender's fault.
      if (arrived >= MIN_BYTES || request.readableLength > 0) return
      if (!response.headersSent && socket.writable) socket.write(TIMEOUT)
      socket.destroySoon()
    }, intervalMs).unref()
    // A request that was answered before its body came does not end with its connection; one connection brings many requests.
    const end = (): void => {
      clearInterval(watch)
      socket.off('close', end)
      request.off('close', end)
    }
    socket.once('close', end)
    request.once('close', end)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
