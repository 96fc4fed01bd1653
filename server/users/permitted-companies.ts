import { recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedUser, UserUpdate } from '@/services/users/users.schema'
import type { Scope } from './scope'
import {
  countCompaniesAmong,
  type LockedUser,
  resetToHomeUnlessPermitted,
  setPermitted,
} from './user-changes.repository'
import { toManagedUser, toUserRecord } from './users.mapper'
import { findUser } from './users.repository'

type PermissionRequest = { permissions_groups: readonly string[]; permitted_companys?: readonly number[] }

/**
 * The companies that a user may act for after a change: only a VENDEDOR has any. A customer's buyer keeps those that
 * they had, with their own; a company gives nobody the right to act for another one. Of a salesperson staff decide, and
 * of a buyer too: `permit-companies.ts`.
 * Refuses 400 for a company that is not there, 403 for a customer who names companies.
 */
export async function permittedFor(
  tx: Tx,
  scope: Scope,
  { permissions_groups, permitted_companys }: PermissionRequest,
  before: readonly number[] = [],
): Promise<number[]> {
  if (scope.of === 'company' && permitted_companys !== undefined) throw new Refusal('forbidden')
  if (!permissions_groups.includes('VENDEDOR')) return []
  const companies = scope.of === 'company' ? [...before, scope.companyId] : (permitted_companys ?? before)
  return requireCompanies(tx, companies)
}

/** The companies, each once. Refuses 400 for one that is not there. */
export async function requireCompanies(tx: Tx, companies: readonly number[]): Promise<number[]> {
  const distinct = [...new Set(companies)].sort((a, b) => a - b)
  if ((await countCompaniesAmong(tx, distinct)) === distinct.length) return distinct
  throw refuseField('permitted_companys', 'Escolha empresas da lista.')
}

/** Makes these the companies that a user may act for; a customer who acts for another one is at home again at once. */
export async function applyPermitted(tx: Tx, userId: number, companies: readonly number[]): Promise<void> {
  await setPermitted(tx, userId, companies)
  await resetToHomeUnlessPermitted(tx, userId)
}

/**
 * Makes the named companies, and always their own, those that a customer's buyer may act for. It acts at once: whoever acts
 * for one that was taken away is back in their own company.
 * Refuses 403 for anything else of the buyer, which is their company's to change, 400 for a company that is not there.
 */
export async function updatePermittedCompanies(
  tx: Tx,
  actor: Actor,
  buyer: LockedUser,
  { permitted_companys, ...others }: UserUpdate,
): Promise<ManagedUser> {
  if (permitted_companys === undefined || Object.keys(others).length > 0) throw new Refusal('forbidden')
  const home = orNotFound(buyer.user.homeCompanyId ?? buyer.user.companyId)
  const permitted = await requireCompanies(tx, [home, ...permitted_companys])
  if (String(permitted) !== String(buyer.permitted)) {
    await applyPermitted(tx, buyer.user.id, permitted)
    await recordEvent(tx, actor, {
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
