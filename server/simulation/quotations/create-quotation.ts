import { recordEvent } from '@/server/audit/audit.service'
import { findSimulator, isOffered, listServicePackagesOf } from '@/server/catalogue/catalogue.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { getQuotation } from '../change-quotation'
import { insertQuotation } from '../quotation-changes.repository'

/** A quotation can be gone on with for this long. */
const QUOTATION_DAYS = 30

/**
 * Begins a quotation of the actor's active company, with the first service package chosen.
 * It may be prepared before the company is active; the order may not. Refuses 400 for a simulator that does not exist.
 */
export async function createQuotation(actor: Actor, simulatorId: number): Promise<Quotation> {
  const id = await transaction(async (tx) => {
    const companyId = requireCompanyId(actor)
    const begun = await insertQuotation(tx, {
      ...(await newQuotationValues(tx, simulatorId)),
      companyId,
      userId: actor.id,
    })
    const event = {
      model: 'quotation' as const,
      objectId: begun,
      companyId,
      action: 'created' as const,
      after: { simulatorId },
    }
    await recordEvent(tx, actor, event)
    return begun
  })
  return getQuotation(actor, id)
}

/** What every quotation begins with. Refuses 400 for a simulator that does not exist or is no longer offered. */
export async function newQuotationValues(tx: Tx, simulatorId: number) {
  const simulator = await findSimulator(tx, simulatorId)
  const [firstPackage] = await listServicePackagesOf(tx, simulatorId)
  if (!simulator || !firstPackage) throw unknownSimulator('Escolha um dos simuladores.')
  if (!(await isOffered(tx, simulatorId))) {
    throw unknownSimulator(`O simulador “${simulator.name}” não é mais oferecido. Comece outra simulação.`)
  }
  const expiresAt = new Date(Date.now() + QUOTATION_DAYS * 86_400_000)
  return { simulatorId, servicePackageId: firstPackage.id, expiresAt }
}

/** The company that the actor simulates for, active or not yet. Refuses 403 while there is none. */
export function requireCompanyId({ companyId }: Actor): number {
  if (companyId === null) throw new Refusal('forbidden', { errors: ['Selecione a empresa'] })
  return companyId
}

function unknownSimulator(sentence: string): Refusal {
  return refuseField('simulator', sentence)
}
