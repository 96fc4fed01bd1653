import type { Author } from '@/server/audit/audit.service'
import { endSessions } from '@/server/auth/sessions.service'
import type { Tx } from '@/server/db/client'
import { unassignOwnEquipment } from '@/server/equipment/own/own-equipment.service'
import { unassignUser } from '@/server/stock/events/rented-units.service'
import { releaseTickets } from '@/server/tickets/privacy/personal-tickets.service'
import { markDeleted, setPermitted } from './user-changes.repository'

/**
 * Takes a locked user out, deleted or erased: the row stays for history, sessions end, and equipment and open tickets that
 * they had are nobody's.
 */
export async function removeUser(tx: Tx, actor: Author, id: number): Promise<void> {
  await markDeleted(tx, id)
  await unassignUser(tx, actor, id)
  await unassignOwnEquipment(tx, actor, id)
  await releaseTickets(tx, actor, id)
  await setPermitted(tx, id, [])
  await endSessions(tx, [id])
}
