import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import {
  describeServicePackageReferences,
  lockServicePackagesWithSimulators,
  refuseLosingDefault,
} from './service-package-checks'
import { toServicePackageRecord } from './service-packages.mapper'
import { deleteServicePackageRow, findServicePackageRow } from './service-packages.repository'

/**
 * Deletes an unused service package. Refuses 404 for one that does not exist, and 409 with what refers to it (it can be
 * deactivated) or when it is the default of an active simulator.
 */
export async function deleteServicePackage(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { rows, all, simulators } = await lockServicePackagesWithSimulators(tx, [id])
    const { name } = orNotFound(rows[0])
    const what = await describeServicePackageReferences(tx, id)
    if (what) {
      throw new Refusal('conflict', {
        errors: [`O pacote ${name} não pode ser excluído: há ${what} com ele. Desative-o.`],
      })
    }
    refuseLosingDefault(simulators, all, [id])
    const before = toServicePackageRecord(must(await findServicePackageRow(tx, id), 'service package'))
    await deleteServicePackageRow(tx, id)
    await recordEvent(tx, actor, { model: 'service_package', objectId: id, action: 'deleted', before })
  })
}
