import type { Actor } from '@/services/auth/actor.rules'

/** What the middlewares put on Hono's context. */
export type ApiEnv = { Variables: { requestId: string; actor: Actor } }
