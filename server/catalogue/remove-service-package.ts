import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { holdPackages, referencesToPackage, refuseLosingDefault } from './service-package-checks'
import { toPackageRecord } from './service-packages.mapper'
import { deletePackage, findManagedPackage } from './service-packages.repository'

/**
 * Deletes a service package that nothing was chosen with. Refuses 404 for one that does not exist, and 409 with what refers
 * to it (it is deactivated instead) or when every new simulation begins with it.
 */
export async function removePackage(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { rows, all, simulators } = await holdPackages(tx, [id])
    const { name } = orNotFound(rows[0])
    const what = await referencesToPackage(tx, id)
    if (what) {
      throw new Refusal('conflict', {
        errors: [`O pacote ${name} não pode ser excluído: há ${what} com ele. Desative-o.`],
      })
    }
    refuseLosingDefault(simulators, all, [id])
    const before = toPackageRecord(orNotFound(await findManagedPackage(tx, id)))
    await deletePackage(tx, id)
    await record(tx, actor, { model: 'service_package', objectId: id, action: 'deleted', before })
  })
}
