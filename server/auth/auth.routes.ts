import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { callerOf } from '@/server/http/client-address'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import {
  changePasswordBody,
  loginAnswer,
  loginBody,
  passwordCheckAnswer,
  passwordCheckBody,
  passwordResetBody,
  passwordResetConfirmBody,
  refreshBody,
  tokensSchema,
  userSchema,
} from '@/services/auth/auth.schema'
import { registerBody, registerConfirmBody } from '@/services/auth/register.schema'
import { sessionList, sessionParams } from '@/services/auth/sessions.schema'
import { getLoggedUser } from './auth.service'
import { changePassword } from './change-password'
import { endOtherSessions, endSession } from './end-sessions'
import { checkPassword } from './evaluate-password'
import { listSessions } from './list-sessions'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { recoverPassword } from './recover-password'
import { refreshSession } from './refresh-session'
import { confirmRegistration } from './confirm-registration'
import { register } from './register'
import { resetPassword } from './reset-password'

/** Where a person is logged in. */
export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/sessions',
    allow('account:use'),
    answers(sessionList, { summary: 'My open sessions, the last used first' }),
    async (c) => c.json(await listSessions(c.var.actor)),
  )
  .delete(
    '/sessions',
    allow('account:use'),
    answers(undefined, { status: 204, summary: 'End all my sessions but this one' }),
    async (c) => {
      await endOtherSessions(c.var.actor)
      return c.body(null, 204)
    },
  )
  .delete(
    '/sessions/:id',
    allow('account:use'),
    params(sessionParams),
    answers(undefined, { status: 204, summary: 'End one of my sessions' }),
    async (c) => {
      await endSession(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )

export const authRoutes = new Hono<ApiEnv>()
  .post('/login', allow('public'), body(loginBody), answers(loginAnswer, { summary: 'Open a session' }), async (c) =>
    c.json(await logIn(c.req.valid('json'), callerOf(c), c.get('visitor'))),
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
  .post(
    '/register',
    allow('public'),
    body(registerBody),
    answers(undefined, { status: 204, summary: 'Register a company and mail a link to confirm it' }),
    async (c) => {
      await register(c.req.valid('json'), callerOf(c), c.get('requestId'))
      return c.body(null, 204)
    },
  )
  .post(
    '/register/confirm',
    allow('public'),
    body(registerConfirmBody),
    answers(undefined, { status: 204, summary: 'Open the account with the link of a mail' }),
    async (c) => {
      await confirmRegistration(c.req.valid('json').token, callerOf(c), c.get('requestId'))
      return c.body(null, 204)
    },
  )
  .post(
    '/password-rules/check',
    allow('public'),
    body(passwordCheckBody),
    answers(passwordCheckAnswer, { summary: 'Which rules a password keeps' }),
    async (c) =>
      c.json(await checkPassword(c.req.valid('json'), { actor: c.get('actor'), address: callerOf(c).address })),
  )
  .post(
    '/change_password',
    allow('signed-in', { always: true }),
    body(changePasswordBody),
    answers(undefined, { status: 204, summary: 'Change my password' }),
    async (c) => {
      await changePassword(c.var.actor, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/password_reset',
    allow('public'),
    body(passwordResetBody),
    answers(undefined, { status: 204, summary: 'Ask for a link to choose a new password' }),
    async (c) => {
      await recoverPassword(c.req.valid('json').email, callerOf(c).address)
      return c.body(null, 204)
    },
  )
  .post(
    '/password_reset/confirm',
    allow('public'),
    body(passwordResetConfirmBody),
    answers(undefined, { status: 204, summary: 'Choose a new password with the link of a mail' }),
    async (c) => {
      await resetPassword(c.req.valid('json'), callerOf(c), c.get('requestId'))
      return c.body(null, 204)
    },
  )
  .route('/', sessionRoutes)
