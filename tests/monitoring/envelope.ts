import { inflateSync } from 'node:zlib'

export type Item = { type: string; payload: Buffer }

/** A report as the service sees it: a header, then items, each with a header of its own. */
export type Envelope = { header: Record<string, unknown>; items: Item[] }

const NEWLINE = 10

/** Takes apart what an SDK sent; a payload ends where its header says, else at the end of its line. */
export function parseEnvelope(bytes: Buffer): Envelope {
  let rest = bytes
  const line = () => {
    const end = rest.indexOf(NEWLINE)
    const taken = rest.subarray(0, end < 0 ? rest.length : end)
    rest = rest.subarray(end < 0 ? rest.length : end + 1)
    return taken
  }
  const header = JSON.parse(line().toString()) as Record<string, unknown>
  const items: Item[] = []
  while (rest.length > 0) {
    const { type, length } = JSON.parse(line().toString()) as { type: string; length?: number }
    const payload = length === undefined ? line() : rest.subarray(0, length)
    if (length !== undefined) rest = rest.subarray(length + 1)
    items.push({ type, payload })
  }
  return { header, items }
}

/** The JSON of an item. */
export function contentOf<Content>(item: Item): Content {
  return JSON.parse(item.payload.toString()) as Content
}

/** What a recording holds, unpacked, as text. */
export function recordingText(item: Item): string {
  const body = item.payload.subarray(item.payload.indexOf(NEWLINE) + 1)
  return body[0] === 0x78 ? inflateSync(body).toString() : body.toString()
}
