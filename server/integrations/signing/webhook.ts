import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { object, string } from 'yup'

/** The header that carries the HMAC of the body. */
export const HMAC_HEADER = 'Content-Hmac'

const HMAC = /^sha256=([0-9a-f]{64})$/i

/** The provider's header value for a body: an HMAC of its bytes, with the shared secret. */
export const hmacOf = (rawBody: Uint8Array, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`

/** Whether the sender of a body knows the secret; compared in constant time. */
export function hasValidHmac(rawBody: Uint8Array, hmac: string | undefined, secret: string): boolean {
  const given = HMAC.exec(hmac ?? '')?.[1]
  if (!given || !secret) return false
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

/** Identifies a message, to detect repeated ones. */
export const messageDigest = (rawBody: Uint8Array): string => createHash('sha256').update(rawBody).digest('hex')

const body = object({
  event: object({ name: string().max(60).required() }).required(),
  document: object({ key: string().max(100).required() }).required(),
})

/**
 * The document that a webhook is about. Nothing else in it is trusted, since webhooks may be late, repeated or out of
 * order: it only triggers reading the document's state. Null for anything else.
 */
export function readWebhook(rawBody: Uint8Array): { event: string; documentId: string } | null {
  try {
    const { event, document } = body.validateSync(JSON.parse(Buffer.from(rawBody).toString('utf8')))
    return { event: event.name, documentId: document.key }
  } catch {
    // Not JSON, or another shape: not a webhook about a document.
    return null
  }
}
