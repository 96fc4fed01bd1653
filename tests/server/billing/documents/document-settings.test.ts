/** @database none */
import { parseSettings } from '@/server/config/settings'

const given = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'production' }

describe('the settings of fiscal documents', () => {
  it('say by default that a rental is documented by a fatura, and that NFS-e come by hand', () => {
    expect(parseSettings(given)).toMatchObject({ RENTAL_DOCUMENT: 'FATURA_LOCACAO' })
    expect(parseSettings({ ...given, RENTAL_NFSE_FROM: '' }).RENTAL_NFSE_FROM).toBeUndefined()
    expect(parseSettings({ ...given, FISCAL_ISSUER: 'manual' }).FISCAL_ISSUER).toBe('manual')
  })

  it('allow made-up documents with demo data', () => {
    expect(parseSettings({ ...given, DEMO_DATA: 'on', FISCAL_ISSUER: 'sandbox' }).FISCAL_ISSUER).toBe('sandbox')
  })

  it.each([
    ['a document that is none', { RENTAL_DOCUMENT: 'NFE' }, 'RENTAL_DOCUMENT must be FATURA_LOCACAO or NFSE_NACIONAL'],
    ['a day that is none', { RENTAL_NFSE_FROM: '2027-02-30' }, 'RENTAL_NFSE_FROM must be a day such as 2027-01-01'],
    ['an issuer that is none', { FISCAL_ISSUER: 'serpro' }, 'FISCAL_ISSUER must be manual or sandbox'],
    ['made-up documents for real customers', { FISCAL_ISSUER: 'sandbox' }, 'FISCAL_ISSUER must be manual'],
  ])('stop the start with %s, in one line that names it', (_, overrides, message) => {
    expect(() => parseSettings({ ...given, ...overrides })).toThrow(new RegExp(`^Bad settings: ${message}[^;\\n]*$`))
  })
})
