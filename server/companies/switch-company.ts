import { recordEvent } from '@/server/audit/audit.service'
import { getLoggedUser } from '@/server/auth/auth.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { setActingCompany } from '@/server/users/users.service'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import { lockCompany } from './companies.repository'

/**
 * Makes one of the companies permitted to a VENDEDOR the one that they act for.
 * Refuses 404 for somebody else's id and for a company that is not permitted to them, or closed to customers.
 * @returns the user as they are now
 */
export async function switchCompany(actor: Actor, userId: number, companyId: number): Promise<User> {
  if (userId !== actor.id || !actor.permittedCompanyIds.includes(companyId)) throw new Refusal('not_found')
  if (companyId !== actor.companyId) {
    await transaction(async (tx) => {
      const company = orNotFound(await lockCompany(tx, companyId))
      if (!company.active && isCustomer(actor)) throw new Refusal('not_found')
      await setActingCompany(tx, actor.id, companyId)
      await recordEvent(tx, actor, {
        model: 'user',
        objectId: actor.id,
        companyId,
        action: 'company_switched',
        before: { company: actor.companyId },
        after: { company: companyId },
      })
    })
  }
  return getLoggedUser(actor)
}
