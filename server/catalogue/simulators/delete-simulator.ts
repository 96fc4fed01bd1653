import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { describeReferences } from '@/services/catalogue/references.rules'
import { must } from '@/services/invariant/must.rules'
import { countSimulatorReferences, deleteSimulatorRow, lockSimulatorForDelete } from './simulator-changes.repository'
import { toSimulatorRecord } from './simulators.mapper'
import { findManagedSimulatorRow } from './simulators.repository'

/**
 * Deletes a simulator that nobody used and that has nothing yet, with its questions. Refuses 404, and 409 with what
 * belongs to it: such a one is deactivated.
 */
export async function deleteSimulator(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { name } = orNotFound(await lockSimulatorForDelete(tx, id))
    const { quotations, types, plans, packages } = await countSimulatorReferences(tx, id)
    const what = describeReferences([
      { count: quotations, one: 'simulação', many: 'simulações' },
      { count: types, one: 'tipo de produto', many: 'tipos de produto' },
      { count: plans, one: 'plano', many: 'planos' },
      { count: packages, one: 'pacote de serviço', many: 'pacotes de serviço' },
    ])
    if (what) {
      const sentence = `“${name}” não pode ser excluído: há ${what} nele. Desative-o: ele sai das opções dos clientes e o que já existe continua como está.`
      throw new Refusal('conflict', { errors: [sentence] })
    }
    const before = toSimulatorRecord(must(await findManagedSimulatorRow(tx, id), 'simulator'))
    await deleteSimulatorRow(tx, id)
    await recordEvent(tx, actor, { model: 'simulator', objectId: id, action: 'deleted', before })
  })
}
