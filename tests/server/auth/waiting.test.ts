import { eq } from 'drizzle-orm'
import { createApp } from '@/server/app'
import { hashPassword } from '@/server/auth/passwords'
import { db } from '@/server/db/client'
import { companies, users } from '@/server/db/schema'
import { routesOf } from '@/server/http/openapi/openapi'
import type { User } from '@/services/auth/auth.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

/** Every route that requires a session, with a number in place of each path parameter. */
const guarded = routesOf(createApp())
  .filter(({ meta }) => meta.access !== 'public')
  .map(({ method, path, meta }) => ({
    method,
    path: path.replace(/^\/api/, '').replace(/:\w+(\{[^}]*\})?/g, '1'),
    meta,
  }))

const whoAmI = (token: string) => callApi<User>('GET', '/get_logged_user', { token })

describe('a user with a temporary password', () => {
  const someone = () => aUser({ isCompanyAdmin: true, mustChangePassword: true })

  it('may read their own account, which says what is missing', async () => {
    const { status, body } = await whoAmI((await someone()).token)
    expect(status).toBe(200)
    expect(body.waits_for).toBe('new_password')
  })

  it('is refused everything else until they have chosen their own password', async () => {
    const { token } = await someone()
    const open = []
    for (const { method, path } of guarded) {
      const { body } = await callApi(method, path, { token, body: method === 'GET' ? undefined : {} })
      if (body.code !== 'password_change_required') open.push(`${method} ${path}`)
    }
    expect(open).toEqual(['GET /get_logged_user', 'POST /change_password'])
    expect(await callApi('GET', '/checkout', { token })).toMatchObject({
      status: 403,
      body: { errors: ['Escolha uma senha nova para continuar.'] },
    })
  })

  it('cannot log in with it once its week is over', async () => {
    const passwordHash = await hashPassword('Kp7mWz4qXr2t')
    const { email } = await aUser({ passwordHash, passwordExpiresAt: new Date(Date.now() - 1_000) })
    const logIn = (password: string) => callApi('POST', '/login', { body: { email, password } })
    expect(await logIn('Kp7mWz4qXr2t')).toMatchObject({ status: 401, body: { code: 'password_expired' } })
    expect(await logIn('Kp7mWz4qXr2x')).toMatchObject({ status: 401, body: { code: 'login_failed' } })
  })
})

describe('the people of a company whose access was ended', () => {
  it('get the reason, and may only use their own account', async () => {
    const company = await aCompany({ active: false, activatedAt: new Date() })
    const { token } = await aUser({ company, isCompanyAdmin: true })
    expect((await whoAmI(token)).body.waits_for).toBe('access_ended')
    expect((await callApi('GET', '/notification-preferences', { token })).status).toBe(200)
    expect(await callApi('GET', '/checkout', { token })).toMatchObject({
      status: 403,
      body: {
        code: 'access_ended',
        errors: ['O acesso da sua empresa foi encerrado. Escreva para atendimento@arrenda.example.'],
      },
    })
  })
})

describe('the people of a company that awaits its activation', () => {
  it('may log in, see their own account and prepare a quotation, and nothing else', async () => {
    const { token } = await aUser({ company: await aCompany({ active: false }), isCompanyAdmin: true })
    expect((await whoAmI(token)).body.waits_for).toBe('activation')
    const own = ['signed-in', 'account:use', 'simulation:use', 'catalogue:read', 'addresses:use']
    for (const { method, path } of guarded.filter(({ meta }) => !own.includes(String(meta.access)))) {
      const { status, body } = await callApi(method, path, { token, body: method === 'GET' ? undefined : {} })
      expect([status, ['activation_required', 'forbidden'].includes(String(body.code))]).toEqual([403, true])
    }
    expect(await callApi('GET', '/checkout', { token })).toMatchObject({
      body: { code: 'activation_required', errors: ['Sua empresa ainda aguarda a ativação do cadastro.'] },
    })
  })

  it('may go on as soon as it is activated', async () => {
    const company = await aCompany({ active: false })
    const { token } = await aUser({ company })
    await db().update(companies).set({ active: true }).where(eq(companies.id, company.id))
    expect((await whoAmI(token)).body.waits_for).toBeNull()
    expect((await callApi('GET', '/checkout', { token })).status).toBe(200)
  })

  it('does not restrict staff who act for it', async () => {
    const company = await aCompany({ active: false })
    const { token } = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    expect((await whoAmI(token)).body.waits_for).toBeNull()
    expect((await callApi('GET', '/checkout-management', { token })).status).toBe(200)
  })
})

describe('a user who was deleted', () => {
  it('is logged out at once', async () => {
    const { id, token } = await aUser()
    await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, id))
    expect((await whoAmI(token)).status).toBe(401)
  })
})
