import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import {
  closeRelocationUnits,
  listOpenUnits,
  lockRelocation,
  lockUnitsOfAnyone,
  updateRelocation,
} from './relocations.repository'

const WHY = 'Encerrada: o equipamento voltou, foi trocado ou mudou de situação.'

/**
 * Ends the open relocations of units that come back, are exchanged, damaged or lost: CANCELED in their history, and
 * units on their way are in use again where they were; a relocation without units left ends. Call it in the same
 * transaction, before the units change.
 */
export async function endRelocationsOf(tx: Tx, actor: Author, unitIds: readonly number[]): Promise<void> {
  const units = await lockUnitsOfAnyone(tx, unitIds)
  const open = await listOpenUnits(tx, { unitIds })
  const byMove = [...Map.groupBy(open, ({ relocationId }) => relocationId)].sort(([one], [other]) => one - other)
  for (const [relocationId, moved] of byMove) {
    const relocation = await lockRelocation(tx, relocationId)
    const about = {
      companyId: relocation.companyId,
      relocationId,
      relocationType: relocation.relocationType,
      relocationStatus: 'CANCELED',
      message: WHY,
    } as const
    const ids = moved.map(({ unitId }) => unitId)
    const isMoving = (id: number) => units.some((unit) => unit.id === id && unit.status === 'IN_RELOCATION')
    const type = 'RELOCATION_CANCELED'
    await changeUnits(tx, actor, { ids: ids.filter(isMoving), type, values: { status: 'IN_USE' }, about })
    await changeUnits(tx, actor, { ids: ids.filter((id) => !isMoving(id)), type, about })
    await closeRelocationUnits(tx, relocationId, ids)
    if ((await listOpenUnits(tx, { relocationId })).length === 0)
      await updateRelocation(tx, relocationId, { status: 'CANCELED', decision: WHY })
  }
}
