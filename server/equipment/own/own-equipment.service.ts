import { type Author, recordEvents } from '@/server/audit/audit.service'
import type { Db, Tx } from '@/server/db/client'
import { toOwnRecord } from './own-equipment.mapper'
import { listOwnRowsUsedBy, lockOwnRowsUsedBy, unassignOwnRows } from './own-equipment.repository'

/** The devices of their company that somebody uses. */
export const ownEquipmentUsedBy = async (conn: Db, userId: number) =>
  (await listOwnRowsUsedBy(conn, userId)).map(({ serial, model, label }) => ({ serial, model, label }))

/** Makes the devices of a user who leaves nobody's, with their history, in the caller's transaction. */
export async function unassignOwnEquipment(tx: Tx, actor: Author, userId: number): Promise<void> {
  const devices = await lockOwnRowsUsedBy(tx, userId)
  await unassignOwnRows(tx, userId)
  await recordEvents(
    tx,
    actor,
    devices.map((device) => ({
      model: 'own_equipment',
      objectId: device.id,
      companyId: device.companyId,
      action: 'changed',
      before: toOwnRecord(device),
      after: toOwnRecord({ ...device, userId: null }),
    })),
  )
}
