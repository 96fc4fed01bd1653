import { createMiddleware } from 'hono/factory'
import { may, type Permission } from '@/services/auth/permissions.rules'
import type { ApiEnv } from './env'
import { declare } from './meta'
import { Refusal } from './refusal'

/**
 * Declares who may call a route. Every route has exactly one (a test fails otherwise).
 * `public`: anyone. `signed-in`: any active user. Otherwise a permission of the table.
 * Refuses with 401 `token_not_valid` or 403 `forbidden`.
 */
export function allow(access: Permission | 'public' | 'signed-in') {
  const middleware = createMiddleware<ApiEnv>(async (c, next) => {
    if (access !== 'public') {
      const actor = c.get('actor') as ApiEnv['Variables']['actor'] | undefined
      if (!actor) throw new Refusal('token_not_valid')
      if (access !== 'signed-in' && !may(actor, access)) throw new Refusal('forbidden')
    }
    await next()
  })
  return declare({ access }, middleware)
}
