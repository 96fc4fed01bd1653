import { record } from '@/server/audit/audit.service'
import { findSimulator, servicePackagesOf } from '@/server/catalogue/catalogue.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { getQuotation } from './change-quotation'
import { insertQuotation } from './quotation-changes.repository'
import { companyIsActive } from './quotations.repository'

/** A quotation can be gone on with for this long. */
const QUOTATION_DAYS = 30

/**
 * Begins a quotation of the actor's active company, with the first service package chosen.
 * Refuses 400 for a simulator that does not exist and 403 for a company that may not order yet.
 */
export async function createQuotation(actor: Actor, simulatorId: number): Promise<Quotation> {
  const id = await transaction(async (tx) => {
    const companyId = await orderingCompany(tx, actor)
    const simulator = await findSimulator(tx, simulatorId)
    const [firstPackage] = await servicePackagesOf(tx, simulatorId)
    if (!simulator || !firstPackage) throw unknownSimulator()
    const expiresAt = new Date(Date.now() + QUOTATION_DAYS * 86_400_000)
    const quotation = { companyId, userId: actor.id, simulatorId, servicePackageId: firstPackage.id, expiresAt }
    const created = await insertQuotation(tx, quotation)
    await record(tx, actor, {
      model: 'quotation',
      objectId: created,
      companyId,
      action: 'created',
      after: { simulatorId },
    })
    return created
  })
  return getQuotation(actor, id)
}

/** The actor's active company, when it may order. Refuses 403 otherwise. */
export async function orderingCompany(tx: Tx, { companyId }: Actor): Promise<number> {
  if (companyId !== null && (await companyIsActive(tx, companyId))) return companyId
  throw new Refusal('activation_required')
}

function unknownSimulator(): Refusal {
  const sentence = 'Escolha um dos simuladores.'
  return new Refusal('invalid', { errors: [sentence], fields: { simulator: [sentence] } })
}
