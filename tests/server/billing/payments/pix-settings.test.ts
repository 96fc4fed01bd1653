/** @database none */
import { pixReceiver } from '@/server/billing/payments/pix-of-invoice'
import { parseSettings } from '@/server/config/settings'

const given = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'production' }
const pix = { PIX_KEY: '11222333000181', PIX_NAME: 'ARRENDA LOCACAO LTDA', PIX_CITY: 'SAO PAULO' }

describe('the settings of Pix', () => {
  it('say who is paid', () => {
    const expected = { key: '11222333000181', name: 'ARRENDA LOCACAO LTDA', city: 'SAO PAULO' }
    expect(pixReceiver(parseSettings({ ...given, ...pix }))).toEqual(expected)
    expect(pixReceiver(parseSettings({ ...given, ...pix, DEMO_DATA: 'on' }))).toEqual(expected)
  })

  it('may be missing, and invoices have no code then', () => {
    expect(pixReceiver(parseSettings(given))).toBeNull()
  })

  it('are made up with demo data, with a key that nobody can own', () => {
    expect(pixReceiver(parseSettings({ ...given, DEMO_DATA: 'on' }))?.key).toMatch(/\.example$/)
  })

  it.each([
    ['a key that is none', { PIX_KEY: 'arrenda' }, 'PIX_KEY must be a key of Pix'],
    ['a key with a wrong check digit', { PIX_KEY: '11222333000182' }, 'PIX_KEY must be a key of Pix'],
    ['a key without a name', { PIX_NAME: '' }, 'PIX_NAME is required with PIX_KEY'],
    ['a key without a city', { PIX_CITY: '' }, 'PIX_CITY is required with PIX_KEY'],
    ['a name with accents', { PIX_NAME: 'Arrenda Locação' }, 'PIX_NAME must be without accents'],
    ['a name of 26 characters', { PIX_NAME: 'A'.repeat(26) }, 'PIX_NAME must have at most 25 characters'],
    ['a city of 16 characters', { PIX_CITY: 'A'.repeat(16) }, 'PIX_CITY must have at most 15 characters'],
  ])('stop the start with %s, in one line that names it', (_, overrides, message) => {
    expect(() => parseSettings({ ...given, ...pix, ...overrides })).toThrow(
      new RegExp(`^Bad settings: ${message}[^;\\n]*$`),
    )
  })
})
