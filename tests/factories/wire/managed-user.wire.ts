import type { ManagedUser } from '@/services/users/users.schema'

/** Bruno, a user of the company, who reports to Marina. */
export const wireManagedUser = (overrides: Partial<ManagedUser> = {}): ManagedUser => ({
  id: 3,
  first_name: 'Bruno Tavares',
  username: 'Bruno Tavares',
  email: 'colaborador@horizonte.example',
  phone: '+5511987650003',
  permissions_groups: ['CLIENTE', 'COLABORADOR'],
  is_company_admin: false,
  responsible: { id: 1, first_name: 'Marina Duarte' },
  permitted_companys: [],
  equipment_count: 0,
  active: true,
  last_login: '2026-11-19T14:05:00.000Z',
  created_at: '2026-03-02T12:00:00.000Z',
  ...overrides,
})
