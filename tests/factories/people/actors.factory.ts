import type { Actor, Group } from '@/services/auth/actor.rules'
import type { aUser } from './users.factory'

export type TestUser = Awaited<ReturnType<typeof aUser>>

/** The actor of a user, for direct calls of use-cases. */
export const actorOf = (user: TestUser, permittedCompanyIds: number[] = []): Actor => ({
  id: user.id,
  name: user.firstName,
  email: user.email,
  groups: user.permissionsGroups as Group[],
  isCompanyAdmin: user.isCompanyAdmin,
  companyId: user.companyId,
  permittedCompanyIds,
})
