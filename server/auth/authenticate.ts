import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '@/server/http/env'
import { Refusal } from '@/server/http/refusal'
import { ACTING_FOR } from '@/services/auth/acting-for.rules'
import { findSessionUser } from './auth.repository'
import { toActor } from './auth.mapper'
import { readAccess } from './tokens'

/**
 * Puts the actor on the context when a bearer token is there. The database is asked each time, so that a disabled user,
 * a changed role or an ended session acts at once. A token that is there but not valid is refused with 401.
 * Each answer says for which company it was given: a browser whose company was taken away, or changed in another tab,
 * learns it with its next call (ADR 403).
 */
export const authenticate = createMiddleware<ApiEnv>(async (c, next) => {
  const token = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
  if (token) {
    const claims = await readAccess(token)
    const session = claims && (await findSessionUser(claims.userId, claims.familyId))
    if (!session) throw new Refusal('token_not_valid')
    const actor = toActor(session, { requestId: c.get('requestId'), sessionId: claims.familyId })
    c.set('actor', actor)
    await next()
    c.header(ACTING_FOR, String(actor.companyId ?? ''))
    return
  }
  await next()
})
