import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const POLICY = 'Content-Security-Policy'

/**
 * Lets the inline scripts of this one answer run, in place of the hashes that prerendered pages have (scripts/csp.mjs).
 * @returns what they carry; undefined where the policy allows every inline script, in development
 */
export function allowInlineScripts(response: ServerResponse): string | undefined {
  const policy = response.getHeader(POLICY)
  if (typeof policy !== 'string' || policy.includes("script-src 'self' 'unsafe-inline'")) return undefined
  const nonce = randomBytes(16).toString('base64')
  response.setHeader(POLICY, policy.replace('script-src ', `script-src 'nonce-${nonce}' `))
  return nonce
}
