type Limits = { timeoutMs: number; maxBytes: number }

/**
 * Calls an external service. Redirects are not followed, so that our data reaches no other host. Throws when the call
 * fails, times out or answers with more than `maxBytes`.
 */
export async function fetchBounded(address: string, init: RequestInit, { timeoutMs, maxBytes }: Limits) {
  const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > maxBytes) throw new Error('The answer does not end')
  }
  return { status: response.status, body: Buffer.concat(parts) }
}

/** The parsed JSON; undefined for invalid JSON, which each caller reports in its own way. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
