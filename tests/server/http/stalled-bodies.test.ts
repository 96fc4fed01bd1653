import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { closeStalledBodies } from '@/server/http/request/stalled-bodies'
import { type ApiProcess, anApiProcess } from '@/tests/factories/http/api-process'

const STALL_MS = 300

let server: ApiProcess

beforeAll(async () => {
  server = await anApiProcess({ BODY_STALL_MS: String(STALL_MS) })
})

afterAll(() => server.kill())

/** Opens a log-in whose body is announced but not sent. */
function aLogInWithoutBody(length: number, { api } = server) {
  const { hostname, port } = new URL(api)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: arrenda\r\nContent-Type: application/json\r\nContent-Length: ${String(length)}\r\n\r\n`,
  )
  let said = ''
  socket.on('data', (text: Buffer) => (said += text.toString()))
  return { socket, closed: once(socket, 'close').then(() => said) }
}

describe('a request whose body stops arriving', () => {
  it('is closed with 408', async () => {
    expect(await aLogInWithoutBody(1_000).closed).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is closed even if it drips', async () => {
    const { socket, closed } = aLogInWithoutBody(1_000)
    const drip = setInterval(() => socket.write(' '), STALL_MS / 4)
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('is answered if the body comes late but steadily', async () => {
    // Pieces come often enough that a busy machine does not make them late.
    const patient = await anApiProcess({ BODY_STALL_MS: String(4 * STALL_MS) })
    try {
      const piece = ' '.repeat(20 * 1024)
      const { socket, closed } = aLogInWithoutBody(piece.length * 20, patient)
      for (let count = 0; count < 20; count += 1) {
        socket.write(piece)
        await new Promise((resolve) => setTimeout(resolve, STALL_MS / 3))
      }
      socket.end()
      expect(await closed).toMatch(/^HTTP\/1\.1 400 /)
    } finally {
      await patient.kill()
    }
  })
})

const countListeners = (socket: Socket) =>
  socket.eventNames().reduce((sum, name) => sum + socket.listenerCount(name), 0)

describe('a connection that is kept open', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<Socket>()
  const server = createServer((incoming, response) => {
    sockets.add(incoming.socket)
    incoming.resume().on('end', () => response.end())
  })

  afterAll(() => {
    agent.destroy()
    server.close()
  })

  it('gathers no listeners, however many bodies it brings', async () => {
    closeStalledBodies(60_000)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const counts: number[] = []
    for (let sent = 0; sent < 30; sent += 1) {
      const outgoing = request({ port, agent, method: 'POST', headers: { 'Content-Type': 'text/plain' } })
      outgoing.end('text')
      const [answer] = (await once(outgoing, 'response')) as [NodeJS.ReadableStream]
      await once(answer.resume(), 'end')
      counts.push(...[...sockets].map(countListeners))
    }
    expect(sockets.size).toBe(1)
    expect(Math.max(...counts)).toBe(counts[0])
  })
})
