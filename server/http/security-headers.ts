// next.config.js requires this file as it is: plain Node, no imports that stay at run time.
import type { MiddlewareHandler } from 'hono'

type Header = { key: string; value: string }

/** Said over a connection that the reverse proxy calls encrypted, for a year (RFC 6797 wants it nowhere else). */
export const STRICT_TRANSPORT: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
}

/** On every answer: pages, files, API, errors. */
export const COMMON_HEADERS: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Addresses hold searches and, in links of e-mails, tokens: no other site sees them.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    // The warehouse reads codes with a phone's camera; nothing else of the device is asked for, and nobody else asks.
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
  /** Where the pages' API is, when it has an origin of its own. */
  apiUrl?: string
  /** A web analytics tag is configured. */
  analytics?: boolean
}

/** Where the web analytics tag comes from and reports to. */
const TAG = 'https://www.googletagmanager.com'
const COUNTERS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/**
 * The policy of pages and files. The hashes of the inline scripts that a page holds come in after the build
 * (scripts/csp.mjs, docs/adr/0102).
 */
export function pagePolicy({ development = false, apiUrl = '', analytics = false }: PageSurroundings = {}): string {
  const api = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []
  // React's fast refresh evaluates, and the development server writes other inline scripts at each request.
  const scripts = development ? ["'unsafe-inline'", "'unsafe-eval'"] : []
  const tag = analytics ? [TAG] : []
  const counters = analytics ? [TAG, ...COUNTERS] : []
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...tag],
    // antd and styled-components write <style> elements while they run.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...counters],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...api, ...counters],
    // Replay compresses in a worker that it makes from a blob.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...api],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of the API: what it answers is data, whatever it looks like. */
export const API_POLICY = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of a page that the API writes itself: text with a style of its own, and nothing that runs. */
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

/** Puts the headers on every answer of the API; a route that needs another policy says so itself. */
export const secureAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const encrypted = c.req.header('X-Forwarded-Proto') === 'https'
  const { headers } = c.res
  for (const { key, value } of encrypted ? [...API_HEADERS, STRICT_TRANSPORT] : API_HEADERS) {
    if (!headers.has(key)) headers.set(key, value)
  }
}
