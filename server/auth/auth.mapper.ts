import {
  type Actor,
  type Group,
  GROUPS,
  isCustomer,
  isLimitedToPermittedCompanies,
  type WaitReason,
} from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import { type CompanyStatus, companyStatus } from '@/services/companies/company-status.rules'
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
    waits_for: waitOf({ user, company }),
  }
}

/** A salesperson acts for a company only as long as it is permitted to them. */
export function toActor(
  { user, company, permitted }: UserWithCompanies,
  call: Pick<Actor, 'requestId' | 'sessionId'>,
): Actor {
  const actor = {
    id: user.id,
    name: user.firstName,
    email: user.email,
    groups: groupsOf(user),
    isCompanyAdmin: user.isCompanyAdmin,
    companyId: user.companyId,
    permittedCompanyIds: permitted.map(({ id }) => id),
    waitsFor: waitOf({ user, company }),
    ...call,
  }
  const lostIt = isLimitedToPermittedCompanies(actor) && !actor.permittedCompanyIds.some((id) => id === actor.companyId)
  return lostIt ? { ...actor, companyId: null } : actor
}

const groupsOf = (user: UserWithCompanies['user']): Group[] =>
  user.permissionsGroups.filter((name): name is Group => GROUPS.includes(name as Group))

const WAIT_OF_STATUS: Record<CompanyStatus, WaitReason | null> = {
  active: null,
  waiting: 'activation',
  inactive: 'access_ended',
}

/** Staff may act for a company before its activation; its own people may not. */
function waitOf({ user, company }: Pick<UserWithCompanies, 'user' | 'company'>): WaitReason | null {
  if (user.mustChangePassword) return 'new_password'
  return company && isCustomer({ groups: groupsOf(user) }) ? WAIT_OF_STATUS[companyStatus(company)] : null
}
