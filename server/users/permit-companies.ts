import { record } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedUser, UserChange } from '@/services/users/users.schema'
import { existing, givePermitted } from './permitted-companies'
import type { LockedUser } from './user-changes.repository'
import { toManagedUser, toUserRecord } from './users.mapper'
import { findUser } from './users.repository'

/**
 * Makes the named companies, and always their own, those that a customer's buyer may act for. It acts at once: whoever acts
 * for one that was taken away is back in their own company.
 * Refuses 403 for anything else of the buyer, which is their company's to change, 400 for a company that is not there.
 */
export async function permitCompanies(
  tx: Tx,
  actor: Actor,
  buyer: LockedUser,
  { permitted_companys, ...others }: UserChange,
): Promise<ManagedUser> {
  if (permitted_companys === undefined || Object.keys(others).length > 0) throw new Refusal('forbidden')
  const home = orNotFound(buyer.user.homeCompanyId ?? buyer.user.companyId)
  const permitted = await existing(tx, [home, ...permitted_companys])
  if (String(permitted) !== String(buyer.permitted)) {
    await givePermitted(tx, buyer.user.id, permitted)
    await record(tx, actor, {
      model: 'user',
      objectId: buyer.user.id,
      companyId: home,
      action: 'changed',
      before: toUserRecord(buyer),
      after: toUserRecord({ ...buyer, permitted }),
    })
  }
  return toManagedUser(orNotFound(await findUser(tx, { of: 'buyers' }, buyer.user.id)))
}
