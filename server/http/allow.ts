import { createMiddleware } from 'hono/factory'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { type ApiEnv, optionalActor } from './env'
import { declare, type RouteMeta } from './openapi/meta'
import { Refusal } from './refusal'

/**
 * Declares who may call a route. Every route has exactly one (a test enforces it).
 * `public`: anyone. `signed-in`: any active user. Otherwise a permission of the table.
 * With `Actor.waitsFor` set, little is allowed: until the user has chosen a password only routes with `always`; while
 * the company is inactive only their own account and, before its first activation, quotations.
 * `visitors`: also callers without an account, with the key of a quotation or without one.
 * Refuses with 401 `token_not_valid`, 403 `forbidden`, `password_change_required`, `activation_required` or
 * `access_ended`.
 */
export function allow(
  access: Permission | 'public' | 'signed-in',
  { always = false, visitors }: { always?: boolean; visitors?: RouteMeta['visitors'] } = {},
) {
  const middleware = createMiddleware<ApiEnv>(async (c, next) => {
    if (access !== 'public') {
      const actor = optionalActor(c)
      if (!actor && (visitors === 'anyone' || (visitors && c.get('visitor')))) return next()
      if (!actor) throw new Refusal('token_not_valid')
      if (actor.waitsFor === 'new_password' && !always) throw new Refusal('password_change_required')
      if (access === 'signed-in') return next()
      if (!may({ ...actor, waitsFor: null }, access)) throw new Refusal('forbidden')
      if (!may(actor, access))
        throw new Refusal(actor.waitsFor === 'access_ended' ? 'access_ended' : 'activation_required')
    }
    await next()
  })
  return declare({ access, visitors }, middleware)
}
