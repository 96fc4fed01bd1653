import { once } from 'node:events'
import { connect } from 'node:net'
import { type ApiProcess, anApiProcess } from '@/tests/factories/http/api-process'

const STALL_MS = 300

let server: ApiProcess

beforeAll(async () => {
  server = await anApiProcess({ BODY_STALL_MS: String(STALL_MS) })
})

afterAll(() => server.kill())

/** Opens a log-in whose body is announced but not sent. */
function aLogInWithoutBody(length: number) {
  const { hostname, port } = new URL(server.api)
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
    const piece = ' '.repeat(20 * 1024)
    const { socket, closed } = aLogInWithoutBody(piece.length * 12)
    for (let count = 0; count < 12; count += 1) {
      socket.write(piece)
      await new Promise((resolve) => setTimeout(resolve, STALL_MS / 3))
    }
    socket.end()
    expect(await closed).toMatch(/^HTTP\/1\.1 400 /)
  })
})
