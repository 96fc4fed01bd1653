// next.config.js requires this file directly: plain Node, no imports at run time.
import type { MiddlewareHandler } from 'hono'

type Header = { key: string; value: string }

/** Sent only over connections that the reverse proxy reports as encrypted (RFC 6797), for a year. */
export const STRICT_TRANSPORT: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
}

/** For every answer: pages, files, API, errors. */
export const COMMON_HEADERS: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Addresses contain searches and, in links of mails, tokens: no other site may see them.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    // The warehouse scans codes with a phone's camera; no other device feature is used, and no other origin may use
    // any.
    value: [
      'camera=(self)',
      ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'browsing-topics'].map(
        (feature) => `${feature}=()`,
      ),
    ].join(', '),
  },
]

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy'

type PageSurroundings = {
  development?: boolean
  /** The address of the API, when it has an origin of its own. */
  apiUrl?: string
  /** Whether a web analytics tag is configured. */
  analytics?: boolean
}

/** The origin of the web analytics tag, and the origins it reports to. */
const TAG = 'https://www.googletagmanager.com'
const COUNTERS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/**
 * The content security policy of pages and files. The hashes of the pages' inline scripts are added after the build
 * (scripts/csp.mjs, docs/adr/0102).
 */
export function pagePolicy({ development = false, apiUrl = '', analytics = false }: PageSurroundings = {}): string {
  const api = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []
  // React's fast refresh uses eval, and the development server writes other inline scripts with each request.
  const scripts = development ? ["'unsafe-inline'", "'unsafe-eval'"] : []
  const tag = analytics ? [TAG] : []
  const counters = analytics ? [TAG, ...COUNTERS] : []
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...tag],
    // antd and styled-components insert <style> elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...counters],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...api, ...counters],
    // Replay compresses in a worker created from a blob.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...api],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of scripts, styles and fonts, of which only a worker heeds one: short, since a page loads thirty of them. */
export const SCRIPT_POLICY = policy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"] })

/** The policy of the API: its answers are data, whatever they look like. */
export const API_POLICY = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of pages that the API renders itself: text with inline styles, and no scripts. */
export const READING_POLICY = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const API_HEADERS: readonly Header[] = [...COMMON_HEADERS, { key: CONTENT_SECURITY_POLICY, value: API_POLICY }]

/** Sets the headers on every answer of the API; a route that needs another policy sets its own. */
export const secureAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const encrypted = c.req.header('X-Forwarded-Proto') === 'https'
  const { headers } = c.res
  for (const { key, value } of encrypted ? [...API_HEADERS, STRICT_TRANSPORT] : API_HEADERS) {
    if (!headers.has(key)) headers.set(key, value)
  }
}
