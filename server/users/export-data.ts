import { recordEvent } from '@/server/audit/audit.service'
import { getLoggedUser } from '@/server/auth/auth.service'
import { sessionsOf } from '@/server/auth/sessions.service'
import { transaction } from '@/server/db/client'
import { ownEquipmentUsedBy } from '@/server/equipment/own/own-equipment.service'
import { orNotFound } from '@/server/http/refusal'
import { exportNotifications } from '@/server/notifications/notifications.service'
import { exportTickets } from '@/server/tickets/privacy/personal-tickets.service'
import type { Actor } from '@/services/auth/actor.rules'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import type { DataExport } from '@/services/users/privacy.schema'
import { findPerson } from './account.repository'
import {
  insertRequest,
  listActionsOf,
  listConsents,
  listEquipmentOf,
  listRatingsOf,
  listRequestsOf,
} from './privacy.repository'

/**
 * Everything that we hold about the actor (LGPD, art. 18, II and V), as one document. Of what they did the deed is named,
 * not the data of others that it touched. That it was asked for is kept.
 */
export async function exportData(actor: Actor): Promise<DataExport> {
  const account = await getLoggedUser(actor)
  return transaction(async (tx) => {
    const person = orNotFound(await findPerson(tx, actor.id))
    const now = new Date()
    const request = await insertRequest(tx, { userId: actor.id, kind: 'export', status: 'done', decidedAt: now })
    const event = {
      model: 'privacy_request' as const,
      objectId: request.id,
      companyId: actor.companyId,
      action: 'exported' as const,
    }
    await recordEvent(tx, actor, event)
    const { preferences, notifications } = await exportNotifications(tx, actor)
    return {
      exported_at: now.toISOString(),
      policy_version: PRIVACY_POLICY_VERSION,
      account: { ...account, created_at: person.createdAt.toISOString() },
      consents: (await listConsents(tx, actor.id)).map(({ version, ipAddress, createdAt }) => ({
        version,
        ip_address: ipAddress,
        created_at: createdAt.toISOString(),
      })),
      sessions: await sessionsOf(tx, actor.id),
      preferences,
      notifications,
      ratings: (await listRatingsOf(tx, actor.id)).map(({ score, feedback, createdAt }) => ({
        score,
        feedback,
        created_at: createdAt.toISOString(),
      })),
      equipment: await listEquipmentOf(tx, actor.id),
      own_equipment: await ownEquipmentUsedBy(tx, actor.id),
      tickets: await exportTickets(tx, actor.id),
      privacy_requests: (await listRequestsOf(tx, actor.id)).map(({ kind, status, text, message, createdAt }) => ({
        kind,
        status,
        text,
        message,
        created_at: createdAt.toISOString(),
      })),
      history: (await listActionsOf(tx, actor.id)).map(({ at, modelName, objectId, action, message }) => ({
        at: at.toISOString(),
        model_name: modelName,
        object_id: objectId,
        action,
        message,
      })),
    }
  })
}
