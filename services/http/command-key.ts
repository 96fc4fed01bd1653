/** A new `Idempotency-Key`. `crypto.randomUUID` is missing on pages without TLS, as in an office network. */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
