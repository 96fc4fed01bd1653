import { createApp } from '@/server/app'
import { API_POLICY, pagePolicy } from '@/server/http/security-headers'

const EXPECTED = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self), microphone=()') as string,
}

const app = createApp()
  .get('/fails', () => {
    throw new TypeError('unexpected')
  })
  .get('/page', (c) => c.html('<p>', 200, { 'Content-Security-Policy': "default-src 'self'" }))

describe('the headers of the API', () => {
  it.each([
    ['an answer', '/api/health', {}, 200],
    ['an unknown path', '/api/no-such-thing', {}, 404],
    ['an unexpected error', '/api/fails', {}, 500],
    [
      'a malformed body',
      '/api/login',
      { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } },
      400,
    ],
    ['a body over the limit', '/api/login', { method: 'POST', body: 'x'.repeat(1_100_000) }, 413],
    ['a call without a token', '/api/get_logged_user', {}, 401],
  ])('come with %s', async (_, path, request, status) => {
    const answer = await app.request(path, request)

    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(EXPECTED)
    expect(answer.headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('include HSTS over HTTPS', async () => {
    const answer = await app.request('/api/health', { headers: { 'X-Forwarded-Proto': 'https' } })

    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('allow inline styles but no scripts in the API documentation', async () => {
    const { headers } = await app.request('/api/docs')

    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
    expect(headers.get('Content-Security-Policy')).not.toContain('script-src')
  })

  it('keep a policy that a route sets itself', async () => {
    const { headers } = await app.request('/api/page')

    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

describe('the policy of pages', () => {
  const directives = (policy: string): Record<string, string[]> =>
    Object.fromEntries(
      policy.split('; ').map((one): [string, string[]] => {
        const [name = '', ...sources] = one.split(' ')
        return [name, sources]
      }),
    )

  it('allows scripts of our own origin only', () => {
    expect(directives(pagePolicy())['script-src']).toEqual(["'self'"])
  })

  it('allows connections to an API on another origin, and to no others', () => {
    const { 'connect-src': reached } = directives(pagePolicy({ apiUrl: 'https://api.example:8443/v1' }))

    expect(reached).toEqual(["'self'", 'https://api.example:8443'])
    expect(directives(pagePolicy({ apiUrl: '/api' }))['connect-src']).toEqual(["'self'"])
  })

  it('allows the web analytics tag only where one is configured', () => {
    const { 'script-src': scripts, 'connect-src': reached } = directives(pagePolicy({ analytics: true }))

    expect(scripts).toEqual(["'self'", 'https://www.googletagmanager.com'])
    expect(reached).toContain('https://*.google-analytics.com')
  })

  it('forbids framing and connections to other origins', () => {
    expect(directives(pagePolicy())).toMatchObject({
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
    })
    expect(directives(API_POLICY)).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
  })

  it('allows Replay to create its worker from a blob', () => {
    expect(directives(pagePolicy())['worker-src']).toEqual(["'self'", 'blob:'])
  })
})
