import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { settings } from '@/server/config/settings'
import { Refusal } from '@/server/http/refusal'
import { log } from '@/server/http/log'

/** Pieces of a file; ClamAV's own limit of one is far above. */
const PIECE_BYTES = 64 * 1024

/**
 * The name of the virus that ClamAV (`VIRUS_SCANNER_URL`, its INSTREAM command) finds; null for a clean file, and where no
 * scanner is configured.
 * Refuses 503 `unavailable` while the scanner does not answer: a file that was not scanned must not get in.
 */
export async function findVirus(content: Uint8Array): Promise<string | null> {
  const { VIRUS_SCANNER_URL, VIRUS_SCANNER_TIMEOUT_MS } = settings()
  if (!VIRUS_SCANNER_URL) return null
  const { hostname, port } = new URL(VIRUS_SCANNER_URL)
  try {
    return virusIn(await askClamav(connect(Number(port), hostname), content, VIRUS_SCANNER_TIMEOUT_MS))
  } catch (error) {
    log().error({ err: error }, 'the virus scanner did not answer')
    throw new Refusal('unavailable', { headers: { 'Retry-After': '60' } })
  }
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or what went wrong. */
function virusIn(answer: string): string | null {
  if (/^stream: OK\b/.test(answer)) return null
  const found = /^stream: (.+) FOUND\b/.exec(answer)?.[1]
  if (found) return found
  throw new Error(`ClamAV answered ${answer}`)
}

async function askClamav(socket: Socket, content: Uint8Array, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  signal.addEventListener('abort', () => socket.destroy(new Error('timeout')))
  try {
    await once(socket, 'connect', { signal })
    socket.write('zINSTREAM\0')
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      const piece = content.subarray(at, at + PIECE_BYTES)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
      socket.write(piece)
    }
    socket.write(Buffer.alloc(4))
    let answer = ''
    for await (const part of socket) answer += String(part)
    return answer.replace(/\0$/, '')
  } finally {
    socket.destroy()
  }
}
