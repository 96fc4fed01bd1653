import { ingestAddress, parseDsn, publicDsn, sameDsn, tunnelAddress, type Dsn } from '@/services/monitoring/dsn.rules'

function parsed(text: string): Dsn {
  const dsn = parseDsn(text)
  if (!dsn) throw new Error(`not a DSN: ${text}`)
  return dsn
}

describe('a DSN', () => {
  it.each([
    ['https://abc@o12.ingest.sentry.io/34', '/monitoring?o=12&p=34', 'https://o12.ingest.sentry.io/api/34/envelope/'],
    [
      'https://abc@o12.ingest.de.sentry.io/34',
      '/monitoring?o=12&p=34',
      'https://o12.ingest.de.sentry.io/api/34/envelope/',
    ],
    ['https://abc@errors.example/34', '/monitoring?o=1&p=34', 'https://errors.example/api/34/envelope/'],
    ['http://abc@127.0.0.1:9000/34', '/monitoring?o=1&p=34', 'http://127.0.0.1:9000/api/34/envelope/'],
    ['https://abc@example.com/in/side/34', '/monitoring?o=1&p=34', 'https://example.com/in/side/api/34/envelope/'],
  ])('has a tunnel address and an ingest address: %s', (text, tunnel, ingest) => {
    expect(tunnelAddress(parsed(text))).toBe(tunnel)
    expect(ingestAddress(parsed(text))).toBe(ingest)
    expect(publicDsn(parsed(text))).toBe(text)
  })

  it('drops a legacy secret', () => {
    const dsn = parsed('https://abc:secret@errors.example/34')

    expect(JSON.stringify(dsn)).not.toContain('secret')
    expect(publicDsn(dsn)).toBe('https://abc@errors.example/34')
    expect(sameDsn(dsn, parsed('https://abc@errors.example:443/34'))).toBe(true)
  })

  it.each([
    'https://abd@errors.example/34',
    'https://abc@errors.example/35',
    'http://abc@errors.example/34',
    'https://abc@errors.example/x/34',
  ])('differs from %s', (other) => {
    expect(sameDsn(parsed('https://abc@errors.example/34'), parsed(other))).toBe(false)
  })

  it.each([
    '',
    'errors.example/34',
    'ftp://abc@errors.example/34',
    'https://errors.example/34',
    'https://abc@errors.example/',
    'https://abc@errors.example/x',
    'https://abc@errors.example/34?x=1',
  ])('is not %p', (text) => {
    expect(parseDsn(text)).toBeNull()
  })
})
