import { type AddressInfo, createServer, type Server } from 'node:net'
import { settings } from '@/server/config/settings'
import { findVirus } from '@/server/integrations/virus-scan/find-virus'

const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

let server: Server | undefined
const received: Buffer[] = []

/** Reads a stream as ClamAV does, and answers once it ended. */
function clamav(answerOf: (content: Buffer) => string): Promise<string> {
  received.length = 0
  const started = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part])
      const content = contentOf(sent)
      if (!content) return
      received.push(content)
      socket.end(`${answerOf(content)}\0`)
    })
  })
  server = started
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => resolve(`tcp://127.0.0.1:${String((started.address() as AddressInfo).port)}`))
  })
}

/** The pieces of a whole INSTREAM command; undefined while some are missing. */
function contentOf(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (sent.length < command.length) return undefined
  expect(sent.subarray(0, command.length).toString()).toBe(command)
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const stop = () => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))

afterEach(async () => {
  delete settings().VIRUS_SCANNER_URL
  await stop()
})

function scan(url: string, content: Uint8Array) {
  settings().VIRUS_SCANNER_URL = url
  return findVirus(content)
}

describe('the virus scanner', () => {
  it('gets the whole file in pieces, and its word counts', async () => {
    const url = await clamav((content) =>
      content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK',
    )
    const clean = Buffer.alloc(200_000, 'a')
    expect(await scan(url, clean)).toBeNull()
    expect(received[0]?.equals(clean)).toBe(true)
    expect(await scan(url, Buffer.concat([clean, Buffer.from(EICAR)]))).toBe('Eicar-Test-Signature')
  })

  it('lets nothing in while it fails or is away', async () => {
    const url = await clamav(() => 'INSTREAM size limit exceeded. ERROR')
    await expect(scan(url, Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' })
    await stop()
    await expect(scan(url, Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is not asked where none is configured', async () => {
    expect(await findVirus(Buffer.from(EICAR))).toBeNull()
  })
})
