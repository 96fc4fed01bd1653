import { may, PERMISSIONS, type Permission } from '@/services/auth/permissions.rules'

const admin = { groups: ['CLIENTE'], isCompanyAdmin: true, companyId: 1 } as const
const everything = Object.keys(PERMISSIONS) as Permission[]

describe('the permissions of a user', () => {
  it('are every customer permission and no staff permission for a company admin', () => {
    const granted = everything.filter((permission) => 'customer' in PERMISSIONS[permission])
    expect(everything.filter((permission) => may(admin, permission))).toEqual(granted)
  })

  it('are few during onboarding and after access has ended', () => {
    const allowed = (waitsFor: 'new_password' | 'activation' | 'access_ended') =>
      everything.filter((permission) => may({ ...admin, waitsFor }, permission))
    expect(allowed('new_password')).toEqual([])
    expect(allowed('activation')).toEqual(['account:use', 'simulation:use', 'catalogue:read', 'addresses:use'])
    expect(allowed('access_ended')).toEqual(['account:use'])
  })
})
