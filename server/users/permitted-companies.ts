import type { Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Scope } from './scope'
import { countCompaniesAmong, sendHomeUnlessPermitted, setPermitted } from './user-changes.repository'

type Wanted = { permissions_groups: readonly string[]; permitted_companys?: readonly number[] }

/**
 * The companies that a user may act for after a change: only a VENDEDOR has any. A customer's buyer keeps those that
 * they had, with their own; a company gives nobody the right to act for another one. Of a salesperson staff decide, and
 * of a buyer too: `permit-companies.ts`.
 * Refuses 400 for a company that is not there, 403 for a customer who names companies.
 */
export async function permittedFor(
  tx: Tx,
  scope: Scope,
  { permissions_groups, permitted_companys }: Wanted,
  before: readonly number[] = [],
): Promise<number[]> {
  if (scope.of === 'company' && permitted_companys !== undefined) throw new Refusal('forbidden')
  if (!permissions_groups.includes('VENDEDOR')) return []
  const companies = scope.of === 'company' ? [...before, scope.companyId] : (permitted_companys ?? before)
  return existing(tx, companies)
}

/** The companies, each once. Refuses 400 for one that is not there. */
export async function existing(tx: Tx, companies: readonly number[]): Promise<number[]> {
  const distinct = [...new Set(companies)].sort((a, b) => a - b)
  if ((await countCompaniesAmong(tx, distinct)) === distinct.length) return distinct
  throw refuseField('permitted_companys', 'Escolha empresas da lista.')
}

/** Makes these the companies that a user may act for; a customer who acts for another one is at home again at once. */
export async function givePermitted(tx: Tx, userId: number, companies: readonly number[]): Promise<void> {
  await setPermitted(tx, userId, companies)
  await sendHomeUnlessPermitted(tx, userId)
}
