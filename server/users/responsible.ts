import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Scope } from './scope'
import { isColleague } from './users.repository'

/** Refuses 400 unless the responsible person is an active user of the same company, or of staff. */
export async function requireResponsible(
  tx: Tx,
  scope: Scope,
  responsibleId: number | null | undefined,
  userId?: number,
): Promise<void> {
  if (responsibleId === null || responsibleId === undefined) return
  if (responsibleId !== userId && (await isColleague(tx, scope, responsibleId))) return
  throw refuseField('responsible_id', 'Escolha um usuário ativo da lista.')
}
