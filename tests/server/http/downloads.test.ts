import { downloadHeaders } from '@/server/http/downloads'

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
  'Cache-Control': 'private, no-store',
}

describe('the headers of a file', () => {
  it('have it saved under its name, in a sandbox and in no cache', () => {
    expect(downloadHeaders({ name: 'Nota.xml', type: 'application/xml', size: 12, sha256: 'abc' })).toEqual({
      ...ALWAYS,
      'Content-Type': 'application/xml',
      'Content-Length': '12',
      'Content-Disposition': `attachment; filename="Nota.xml"; filename*=UTF-8''Nota.xml`,
      ETag: '"abc"',
    })
  })

  it('show it where that is asked for, in the same sandbox', () => {
    expect(downloadHeaders({ name: 'foto.webp', type: 'image/webp', isShown: true })).toEqual({
      ...ALWAYS,
      'Content-Type': 'image/webp',
      'Content-Disposition': `inline; filename="foto.webp"; filename*=UTF-8''foto.webp`,
    })
  })
})
