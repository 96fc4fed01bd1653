import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import { callerOf } from '@/server/http/client-address'
import type { ApiEnv } from '@/server/http/env'
import { body } from '@/server/http/validate'
import { loginAnswer, loginBody, refreshBody, tokensSchema, userSchema } from '@/services/auth/auth.schema'
import { getLoggedUser } from './auth.service'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { refreshSession } from './refresh-session'

export const authRoutes = new Hono<ApiEnv>()
  .post('/login', allow('public'), body(loginBody), answers(loginAnswer, { summary: 'Open a session' }), async (c) =>
    c.json(await logIn(c.req.valid('json'), callerOf(c))),
  )
  .post(
    '/login/refresh',
    allow('public'),
    body(refreshBody),
    answers(tokensSchema, { summary: 'Exchange a refresh token' }),
    async (c) => c.json(await refreshSession(c.req.valid('json').refresh_token, callerOf(c))),
  )
  .post(
    '/logout',
    allow('public'),
    body(refreshBody),
    answers(undefined, { status: 204, summary: 'End a session' }),
    async (c) => {
      await logOut(c.req.valid('json').refresh_token)
      return c.body(null, 204)
    },
  )
  .get(
    '/get_logged_user',
    allow('signed-in', { always: true }),
    answers(userSchema, { summary: 'Who am I' }),
    async (c) => c.json(await getLoggedUser(c.var.actor)),
  )
