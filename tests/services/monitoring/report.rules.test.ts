import { isWorthReporting, redactReport, redaction } from '@/services/monitoring/report.rules'

describe('a transaction', () => {
  it.each(['/404', 'GET /404'])('of an address that does not exist is dropped: %s', (transaction) => {
    expect(isWorthReporting({ type: 'transaction', transaction })).toBe(false)
  })

  it.each(['/', '/platform/home', '/platform/my-orders/404', '/500'])('of a page is kept: %s', (transaction) => {
    expect(isWorthReporting({ type: 'transaction', transaction })).toBe(true)
  })

  it('of the tunnel itself is dropped', () => {
    const through = (target: string) => ({
      transaction: 'POST /api/[...path]',
      contexts: { trace: { trace_id: '1', span_id: '2', data: { 'http.target': target } } },
    })

    expect(isWorthReporting(through('/monitoring?o=1&p=42'))).toBe(false)
    expect(isWorthReporting(through('/api/checkout'))).toBe(true)
  })
})

describe('an outgoing report', () => {
  const trace = { trace_id: 'ffccfbb8748442c987ac17d66c14f0f9', span_id: 'bfc7f5e7dc18f895' }
  const frames = [{ filename: 'app:///_next/static/chunks/a.js', function: 'onClick', lineno: 1 }]

  it('has no personal data', () => {
    const report = redactReport({
      event_id: '4a624cf5466e4fdebb5954da5dad014e',
      release: 'a'.repeat(20) + '0'.repeat(20),
      user: { id: '7', email: 'ana@horizonte.example', ip_address: '203.0.113.9' },
      server_name: 'arrenda-1',
      request: {
        url: 'https://arrenda.example/?token=abc',
        method: 'POST',
        headers: { Authorization: 'Bearer abc' },
        cookies: { access: 'abc' },
        data: { password: 'x' },
        query_string: 'token=abc',
      },
      exception: { values: [{ type: 'Error', value: 'ana@horizonte.example exists', stacktrace: { frames } }] },
      breadcrumbs: [{ message: 'GET /users?q=52998224725', data: { email: 'ana@horizonte.example' } }],
      contexts: { trace, replay: { replay_id: trace.trace_id } },
      tags: { request_id: '94c4826b-23ab-4966-bd09-ee00a32d68ee', call: 'GET /users/ana@horizonte.example' },
    })

    expect(report.user).toBeUndefined()
    expect(report.server_name).toBeUndefined()
    expect(report.request).toEqual({ url: 'https://arrenda.example/?token=[removido]', method: 'POST' })
    expect(JSON.stringify(report)).not.toMatch(/ana@|52998224725|abc|203\.0\.113|arrenda-1/)
    expect(report).toMatchObject({
      event_id: '4a624cf5466e4fdebb5954da5dad014e',
      release: 'a'.repeat(20) + '0'.repeat(20),
      exception: { values: [{ type: 'Error', value: '[removido] exists', stacktrace: { frames } }] },
      contexts: { trace, replay: { replay_id: trace.trace_id } },
      tags: { request_id: '94c4826b-23ab-4966-bd09-ee00a32d68ee' },
    })
  })

  it('is redacted even if it is a single span', () => {
    const span = { name: 'body > a[aria-label="Ana"]', attributes: { 'url.full': 'https://arrenda.example/?q=Ana' } }

    redaction.processSpan(span)

    expect(span).toEqual({
      name: 'body > a[aria-label]',
      attributes: { 'url.full': 'https://arrenda.example/?q=[removido]' },
    })
  })
})
