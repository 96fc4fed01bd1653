import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { parseEnvelope, type Envelope, type Item } from './envelope'

type Received = Envelope & { path: string; headers: IncomingHttpHeaders; bytes: number }
type Answer = (response: ServerResponse) => void

const accept: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}')
}

/** An error-reporting service on loopback: keeps what reaches it, and answers as it is told. */
export async function startIngest({ host = '127.0.0.1', project = '42' } = {}) {
  const received: Received[] = []
  let answer = accept
  let arrived: () => void = () => undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      received.push({
        ...parseEnvelope(body),
        path: request.url ?? '',
        headers: request.headers,
        bytes: body.byteLength,
      })
      answer(response)
      arrived()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo

  const items = (type: string) => received.flatMap((one) => one.items).filter((item) => item.type === type)

  /** The first item of that type that fits, now or when it arrives; the test's own time limit ends the wait. */
  async function waitFor(type: string, fits: (item: Item) => boolean = () => true): Promise<Item> {
    for (;;) {
      const item = items(type).find(fits)
      if (item) return item
      await new Promise<void>((resolve) => (arrived = resolve))
    }
  }

  return {
    dsn: `http://public@${host}:${String(port)}/${project}`,
    received,
    items,
    waitFor,
    answerWith: (next: Answer) => (answer = next),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Ingest = Awaited<ReturnType<typeof startIngest>>
