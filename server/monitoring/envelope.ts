import { Refusal } from '@/server/http/refusal'

/** For errors, transactions and client reports. */
export const MAX_ENVELOPE_BYTES = 1024 * 1024
/** For a segment of a recording: the limit of Sentry's own service. */
export const MAX_REPLAY_BYTES = 10 * 1024 * 1024

/** The first two lines (header, first item's header) of any real envelope are shorter. */
const MAX_HEADER_BYTES = 16 * 1024
const NEWLINE = 10

export type Envelope = { bytes: Uint8Array<ArrayBuffer>; dsn: string | undefined }

/**
 * Reads an envelope while counting: one above the limit of its kind is refused before it is read completely, whatever
 * its headers claim. Refuses 413 `too_large`, or 400 `malformed` when it does not start with a JSON object.
 */
export async function readEnvelope(body: ReadableStream<Uint8Array> | null): Promise<Envelope> {
  if (!body) throw new Refusal('malformed')
  const bytes = await readWithinLimit(body)
  return { bytes, dsn: dsnOf(headerLines(bytes)[0] ?? '') }
}

async function readWithinLimit(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  let limit: number | undefined
  try {
    // Throwing out of the loop cancels the stream: the rest is not read.
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.byteLength
      limit ??= limitOf(chunks, size)
      if (size > (limit ?? MAX_ENVELOPE_BYTES)) throw tooLarge()
    }
  } catch (error) {
    // The browser disconnected before the end.
    throw error instanceof Refusal ? error : new Refusal('malformed')
  }
  return joined(chunks, size)
}

/** The limit of the envelope's kind, known once the first item's header has arrived. */
function limitOf(chunks: Uint8Array[], size: number): number | undefined {
  const lines = headerLines(joined(chunks, size))
  if (lines.length < 3) return size > MAX_HEADER_BYTES ? MAX_ENVELOPE_BYTES : undefined
  const type = jsonObject(lines[1] ?? '')?.type
  return type === 'replay_event' || type === 'replay_recording' ? MAX_REPLAY_BYTES : MAX_ENVELOPE_BYTES
}

/** The envelope's header, the first item's header and the beginning of what follows. */
function headerLines(bytes: Uint8Array): string[] {
  const head = bytes.subarray(0, MAX_HEADER_BYTES)
  const first = head.indexOf(NEWLINE)
  const second = first < 0 ? -1 : head.indexOf(NEWLINE, first + 1)
  const ends = [first, second].filter((end) => end >= 0)
  const starts = [0, ...ends.map((end) => end + 1)]
  return starts.map((start, i) => new TextDecoder().decode(head.subarray(start, ends[i] ?? start + MAX_HEADER_BYTES)))
}

function dsnOf(line: string): string | undefined {
  const header = jsonObject(line)
  if (!header) throw new Refusal('malformed')
  if (header.dsn === undefined) return undefined
  if (typeof header.dsn !== 'string') throw new Refusal('malformed')
  return header.dsn
}

function jsonObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // The sender's error: the caller refuses it.
    return undefined
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

export function tooLarge(): Refusal {
  return new Refusal('too_large', { errors: ['O relatório de erro passa do limite de tamanho.'] })
}
