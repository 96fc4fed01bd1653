import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '@/server/http/env'
import { Refusal } from '@/server/http/refusal'
import { ACTING_FOR_HEADER } from '@/services/auth/acting-for.rules'
import { currentActor } from './sessions.service'
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
    const actor = claims && (await currentActor(claims.userId, claims.familyId, c.get('requestId')))
    if (!actor) throw new Refusal('token_not_valid')
    c.set('actor', actor)
    c.set('accessEndsAt', claims.endsAt)
    await next()
    c.res.headers.set(ACTING_FOR_HEADER, String(actor.companyId ?? ''))
    return
  }
  await next()
})
