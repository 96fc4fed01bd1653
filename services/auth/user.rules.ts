import type { User } from './auth.schema'
import { GROUPS, type Actor, type Group } from './actor.rules'

/** The logged-in user as the actor that permissions are decided from. */
export function actorOf(user: User): Actor {
  return {
    id: user.id,
    name: user.first_name,
    email: user.email,
    groups: user.permissions_groups.filter((name): name is Group => GROUPS.includes(name as Group)),
    isCompanyAdmin: user.is_company_admin,
    companyId: user.company?.id ?? null,
    waitsFor: user.waits_for,
    permittedCompanyIds: user.permitted_companys.map(({ id }) => id),
  }
}
