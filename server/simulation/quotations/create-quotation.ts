import { recordEvent } from '@/server/audit/audit.service'
import { findSimulator, isOffered, listServicePackagesOf } from '@/server/catalogue/catalogue.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { getQuotation } from '../change-quotation'
import { insertQuotation } from '../quotation-changes.repository'

/** For how long a quotation is open. */
const QUOTATION_DAYS = 30

/**
 * Creates a quotation of the actor's company, activated or not, with the first service package chosen.
 * Refuses 400 for a simulator that is not offered.
 */
export async function createQuotation(actor: Actor, simulatorId: number): Promise<Quotation> {
  const id = await transaction(async (tx) => {
    const companyId = requireCompanyId(actor)
    const created = await insertQuotation(tx, {
      ...(await newQuotationValues(tx, simulatorId)),
      companyId,
      userId: actor.id,
    })
    const event = {
      model: 'quotation',
      objectId: created,
      companyId,
      action: 'created',
      after: { simulatorId },
    } as const
    await recordEvent(tx, actor, event)
    return created
  })
  return getQuotation(actor, id)
}

/** The initial values of every quotation. Refuses 400 for a simulator that does not exist or is no longer offered. */
export async function newQuotationValues(tx: Tx, simulatorId: number) {
  const simulator = await findSimulator(tx, simulatorId)
  const [firstPackage] = await listServicePackagesOf(tx, simulatorId)
  if (!simulator || !firstPackage) throw refuseField('simulator', 'Escolha um dos simuladores.')
  if (!(await isOffered(tx, simulatorId))) {
    throw refuseField('simulator', `O simulador “${simulator.name}” não é mais oferecido. Comece outra simulação.`)
  }
  const expiresAt = new Date(Date.now() + QUOTATION_DAYS * 86_400_000)
  return { simulatorId, servicePackageId: firstPackage.id, expiresAt }
}

/** The company that the actor simulates for. Refuses 403 while none is selected. */
export function requireCompanyId({ companyId }: Actor): number {
  if (companyId === null) throw new Refusal('forbidden', { errors: ['Selecione a empresa'] })
  return companyId
}
