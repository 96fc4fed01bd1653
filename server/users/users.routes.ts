import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  managedUserPage,
  managedUserSchema,
  newUserBody,
  userCsvQuery,
  userListQuery,
  userParams,
  userUpdateBody,
} from '@/services/users/users.schema'
import { accountRoutes, privacyRoutes } from './account.routes'
import { createUser } from './create-user'
import { exportManagedUsers, listManagedUsers } from './list-users'
import { deleteUser, updateUser } from './update-user'

/** A company's users for those who manage them; staff for staff. */
export const userRoutes = new Hono<ApiEnv>()
  .get(
    '/users',
    allow('users:read'),
    query(userListQuery),
    answers(managedUserPage, { summary: 'The users of the active company, or of staff' }),
    async (c) => c.json(await listManagedUsers(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/users-csv-extract',
    allow('users:read'),
    query(userCsvQuery),
    answersCsv('The users of the active company, or of staff, as a CSV file: all that the filters find, without pages'),
    (c) => exportManagedUsers(c.var.actor, c.req.valid('query')),
  )
  .post(
    '/users',
    allow('users:manage'),
    body(newUserBody),
    idempotent(),
    answers(managedUserSchema, { status: 201, summary: 'Create a user, who gets a temporary password by e-mail' }),
    async (c) => c.json(await createUser(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/users/:id',
    allow('users:manage'),
    params(userParams),
    body(userUpdateBody),
    answers(managedUserSchema, { summary: 'Change, disable or enable a user' }),
    async (c) => c.json(await updateUser(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/users/:id',
    allow('users:manage'),
    params(userParams),
    answers(undefined, { status: 204, summary: 'Delete a user' }),
    async (c) => {
      await deleteUser(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .route('/', accountRoutes)
  .route('/', privacyRoutes)
