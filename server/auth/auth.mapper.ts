import { GROUPS, isLimitedToPermittedCompanies, type Actor, type Group } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import type { UserWithCompanies } from './auth.repository'

export function toUser({ user, company, permitted }: UserWithCompanies): User {
  return {
    id: user.id,
    first_name: user.firstName,
    username: user.username,
    email: user.email,
    phone: user.phone,
    permissions_groups: user.permissionsGroups,
    company: company && { id: company.id, corporate_name: company.corporateName },
    is_company_admin: user.isCompanyAdmin,
    nps: user.nps,
    permitted_companys: permitted,
    last_login: user.lastLogin?.toISOString() ?? null,
  }
}

/** A salesperson acts for a company only as long as it is permitted to them. */
export function toActor({ user, permitted }: UserWithCompanies, requestId: string): Actor {
  const actor = {
    id: user.id,
    name: user.firstName,
    email: user.email,
    groups: user.permissionsGroups.filter((name): name is Group => GROUPS.includes(name as Group)),
    isCompanyAdmin: user.isCompanyAdmin,
    companyId: user.companyId,
    permittedCompanyIds: permitted.map(({ id }) => id),
    requestId,
  }
  const lostIt = isLimitedToPermittedCompanies(actor) && !actor.permittedCompanyIds.some((id) => id === actor.companyId)
  return lostIt ? { ...actor, companyId: null } : actor
}
