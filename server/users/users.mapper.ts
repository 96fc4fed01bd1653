import type { CompanyPerson } from '@/services/companies/companies.schema'
import type { ManagedUser } from '@/services/users/users.schema'
import type { LockedUser } from './user-changes.repository'
import type { ManagedRow } from './users.repository'

export const toPerson = ({ user, permitted }: Pick<ManagedRow, 'user' | 'permitted'>): CompanyPerson => ({
  id: user.id,
  first_name: user.firstName,
  email: user.email,
  phone: user.phone,
  permissions_groups: user.permissionsGroups,
  is_company_admin: user.isCompanyAdmin,
  active: user.active,
  last_login: user.lastLogin?.toISOString() ?? null,
  permitted_companys: permitted,
})

export const toManagedUser = ({ user, responsible, permitted, equipmentCount }: ManagedRow): ManagedUser => ({
  ...toPerson({ user, permitted }),
  username: user.username,
  responsible: responsible && { id: responsible.id, first_name: responsible.firstName },
  equipment_count: equipmentCount,
  created_at: user.createdAt.toISOString(),
})

/** What history keeps of a user: no password, no token. */
export const toUserRecord = ({ user, permitted }: LockedUser) => ({
  full_name: user.firstName,
  email: user.email,
  phone: user.phone,
  permissions_groups: user.permissionsGroups,
  is_company_admin: user.isCompanyAdmin,
  responsible_id: user.responsibleId,
  permitted_companys: permitted,
  active: user.active,
})
