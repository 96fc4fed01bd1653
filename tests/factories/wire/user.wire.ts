import type { LoginAnswer, PasswordCheckAnswer, User } from '@/services/auth/auth.schema'
import { COMMON_PASSWORD, PASSWORD_RULES } from '@/services/auth/password.rules'

/** Marina, the company admin of Horizonte. */
export const wireUser = (overrides: Partial<User> = {}): User => ({
  id: 1,
  first_name: 'Marina',
  username: 'Marina Duarte',
  email: 'gestor@horizonte.example',
  phone: '+5511987654321',
  permissions_groups: ['CLIENTE', 'GESTOR'],
  company: { id: 1, corporate_name: 'Horizonte Engenharia' },
  is_company_admin: true,
  nps: false,
  permitted_companys: [],
  last_login: '2026-11-20T12:00:00.000Z',
  waits_for: null,
  ...overrides,
})

export const wireLogin = (user: Partial<User> = {}): LoginAnswer => ({
  access: 'access-token',
  refresh: 'refresh-token',
  user: wireUser(user),
})

/** A password that satisfies every rule. */
export const wirePasswordCheck = (): PasswordCheckAnswer => ({
  accepted: true,
  rules: [...PASSWORD_RULES, COMMON_PASSWORD].map(({ name, message }) => ({ rule: name, message, holds: true })),
})
