import { landingFor } from '@/services/auth/menu.rules'

describe('where a log-in lands', () => {
  it('is a page that is open to them, also before they have chosen a password of their own', () => {
    const who = { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: false, companyId: 1 } as const
    expect(landingFor(who)).toBe('/platform/equipment')
    expect(landingFor({ ...who, waitsFor: 'new_password' })).toBe('/platform/equipment')
  })
})
