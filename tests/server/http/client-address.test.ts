import { Hono } from 'hono'
import { settings } from '@/server/config/settings'
import { clientAddress, networkOf } from '@/server/http/client-address'

const app = new Hono().get('/', (c) => c.text(clientAddress(c)))

/** The client address that the server determines for a call. */
async function addressOf(remoteAddress: string | undefined, forwarded?: string): Promise<string> {
  const connection = remoteAddress && { incoming: { socket: { remoteAddress } } }
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {}
  return (await app.request('/', { headers }, connection)).text()
}

describe('the address of a client', () => {
  afterEach(() => {
    settings().TRUST_PROXY = 0
  })

  it('is that of the connection, whatever a header says', async () => {
    expect(await addressOf('203.0.113.7')).toBe('203.0.113.7')
    expect(await addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(await addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is the one that our own proxies added, not what the client sent', async () => {
    settings().TRUST_PROXY = 1
    expect(await addressOf('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(await addressOf('10.0.0.1', '1.2.3.4, 198.51.100.1')).toBe('198.51.100.1')
    settings().TRUST_PROXY = 2
    expect(await addressOf('10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
  })

  it('is that of the connection when the header has fewer addresses than proxies', async () => {
    settings().TRUST_PROXY = 2
    expect(await addressOf('10.0.0.1', '198.51.100.1')).toBe('10.0.0.1')
    expect(await addressOf('10.0.0.1')).toBe('10.0.0.1')
  })

  it('is unknown for a call without a connection', async () => {
    expect(await addressOf(undefined)).toBe('unknown')
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
