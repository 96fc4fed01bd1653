import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { deviceOf } from '@/services/auth/session.rules'
import { revokeSessions } from './auth.repository'
import { listLiveSessions, revokeSession } from './sessions.repository'

/** Ends one of the actor's own sessions, at once. Refuses 404 for one that is not theirs or not open. */
export async function endSession(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const session = (await listLiveSessions(tx, actor.id)).find((one) => one.id === id)
    if (!session || !(await revokeSession(tx, actor.id, id))) throw new Refusal('not_found')
    await recordEvent(tx, actor, { ...eventOf(actor), action: 'session_ended', message: deviceOf(session.userAgent) })
  })
}

/** Ends all of the actor's sessions but the current one. */
export async function endOtherSessions(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const others = (await listLiveSessions(tx, actor.id)).filter(({ id }) => id !== actor.sessionId)
    if (others.length === 0) return
    await revokeSessions(tx, [actor.id], actor.sessionId)
    const devices = others.map(({ userAgent }) => deviceOf(userAgent)).join(', ')
    await recordEvent(tx, actor, { ...eventOf(actor), action: 'other_sessions_ended', message: devices })
  })
}

const eventOf = ({ id, companyId }: Actor) => ({ model: 'user' as const, objectId: id, companyId })
