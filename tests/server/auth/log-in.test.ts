import { eq } from 'drizzle-orm'
import { hashPassword } from '@/server/auth/passwords'
import { hashToken } from '@/server/auth/secrets.service'
import { db } from '@/server/db/client'
import { refreshTokens, users } from '@/server/db/schema'
import type { LoginAnswer, Tokens, User } from '@/services/auth/auth.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'

const PASSWORD = 'Arrenda2026'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const someone = (overrides: Parameters<typeof aUser>[0] = {}) => aUser({ passwordHash, ...overrides })
const logIn = (email: string, password = PASSWORD) =>
  callApi<LoginAnswer & { errors: string[] }>('POST', '/login', { body: { email, password } })
const refresh = (refresh_token: string) =>
  callApi<Tokens & { code: string }>('POST', '/login/refresh', { body: { refresh_token } })
const logOut = (refresh_token: string) => callApi('POST', '/logout', { body: { refresh_token } })
const whoAmI = (token: string) => callApi<User>('GET', '/get_logged_user', { token })

async function aSession() {
  const user = await someone()
  const { body } = await logIn(user.email)
  return { ...body, user }
}

/** As if the token had been used some seconds ago. */
const useEarlier = (userId: number, seconds: number) =>
  db()
    .update(refreshTokens)
    .set({ usedAt: new Date(Date.now() - seconds * 1_000) })
    .where(eq(refreshTokens.userId, userId))

describe('logging in', () => {
  it.each([
    [null, 200],
    ['', 200],
    ['122', 200],
    [122, 200],
    ['abc', 400],
    [-1, 400],
    [1.5, 400],
  ])('with the quotation %j answers %d', async (quotation_id, status) => {
    const { email } = await someone()
    const body = { email, password: PASSWORD, quotation_id }
    expect((await callApi('POST', '/login', { body })).status).toBe(status)
  })

  it('gives two tokens and the user', async () => {
    const [company, other] = [await aCompany(), await aCompany()]
    const user = await someone({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [company, other] })
    const { status, body } = await logIn(user.email)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: user.id,
      email: user.email,
      permissions_groups: ['CLIENTE', 'VENDEDOR'],
      company: { id: company.id, corporate_name: company.corporateName },
      permitted_companys: [{ id: company.id }, { id: other.id }],
    })
    expect((await whoAmI(body.access)).body).toEqual(body.user)
  })

  it('stores the time', async () => {
    const { user } = await aSession()
    const [row] = await db().select().from(users).where(eq(users.id, user.id))
    expect(Date.now() - (row?.lastLogin?.getTime() ?? 0)).toBeLessThan(10_000)
  })

  it('ignores case in the e-mail', async () => {
    const user = await someone()
    expect((await logIn(user.email.toUpperCase())).status).toBe(200)
  })

  it('never answers with a password or its hash', async () => {
    const { access, refresh: token, user } = await aSession()
    const { body } = await whoAmI(access)
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
    const rows = await db().select().from(refreshTokens).where(eq(refreshTokens.userId, user.id))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('refuses a wrong password, an unknown e-mail and a disabled user with the same words', async () => {
    const user = await someone()
    const disabled = await someone({ active: false })
    const answers = [
      await logIn(user.email, 'Arrenda2025'),
      await logIn('ninguem@empresa.example'),
      await logIn(disabled.email),
    ].map(({ status, body }) => ({ status, ...body, request_id: undefined }))
    expect(answers[0]).toEqual({
      status: 401,
      errors: ['Email ou senha incorreta.'],
      code: 'login_failed',
      request_id: undefined,
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it.each([
    [{ email: 'x', password: 'y' }, { email: ['Digite um email válido'] }],
    [{ email: 'a@b.example' }, { password: ['Digite sua senha'] }],
    [{}, { email: ['Preencha esse campo'], password: ['Digite sua senha'] }],
  ])('refuses %j', async (body, fields) => {
    expect(await callApi('POST', '/login', { body })).toMatchObject({ status: 400, body: { code: 'invalid', fields } })
  })
})

describe('an access token', () => {
  it('is refused when it is malformed, tampered with, unsigned or of another kind', async () => {
    const { access, refresh: token } = await aSession()
    const [head, payload] = access.split('.')
    for (const wrong of ['x', token, `${access}x`, `${String(head)}.${String(payload)}.`, 'eyJhbGciOiJub25lIn0.e30.']) {
      expect(await whoAmI(wrong)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
    }
  })

  it('is refused as soon as the user is disabled', async () => {
    const { access, refresh: token, user } = await aSession()
    await db().update(users).set({ active: false }).where(eq(users.id, user.id))
    expect((await whoAmI(access)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
  })

  it('grants the user’s current rights, not those when it was signed', async () => {
    const { access, user } = await aSession()
    expect((await callApi('GET', '/simulators', { token: access })).status).toBe(200)
    await db()
      .update(users)
      .set({ permissionsGroups: ['CLIENTE', 'COLABORADOR'] })
      .where(eq(users.id, user.id))
    expect((await callApi('GET', '/simulators', { token: access })).status).toBe(403)
    expect((await whoAmI(access)).body.permissions_groups).toEqual(['CLIENTE', 'COLABORADOR'])
  })
})

describe('refreshing a session', () => {
  it('returns a new pair of tokens, which can be refreshed again', async () => {
    const session = await aSession()
    const { status, body } = await refresh(session.refresh)
    expect(status).toBe(200)
    expect(body.refresh).not.toBe(session.refresh)
    expect((await whoAmI(body.access)).status).toBe(200)
    expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('works for tabs that race with the same token, and stays one chain', async () => {
    const session = await aSession()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
    for (const { body } of answers) expect((await whoAmI(body.access)).status).toBe(200)
  })

  it('with a token whose successor was used ends the whole session, however soon', async () => {
    const session = await aSession()
    const { body: first } = await refresh(session.refresh)
    const { body: second } = await refresh(first.refresh)
    expect((await refresh(session.refresh)).status).toBe(401)
    expect((await refresh(second.refresh)).status).toBe(401)
    expect((await whoAmI(second.access)).status).toBe(401)
  })

  it('with a token used over ten seconds ago ends the whole session, whoever holds it', async () => {
    const session = await aSession()
    const { body: thief } = await refresh(session.refresh)
    await useEarlier(session.user.id, 11)
    expect(await refresh(session.refresh)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
    expect((await refresh(thief.refresh)).status).toBe(401)
    expect((await whoAmI(thief.access)).status).toBe(401)
    expect((await whoAmI(session.access)).status).toBe(401)
  })

  it('leaves the other sessions of the person alone when one is ended', async () => {
    const session = await aSession()
    const { body: elsewhere } = await logIn(session.user.email)
    await refresh(session.refresh)
    await useEarlier(session.user.id, 11)
    await db()
      .update(refreshTokens)
      .set({ usedAt: null })
      .where(eq(refreshTokens.familyId, await familyOf(elsewhere)))
    await refresh(session.refresh)
    expect((await whoAmI(elsewhere.access)).status).toBe(200)
    expect((await refresh(elsewhere.refresh)).status).toBe(200)
  })

  it.each(['', 'x', 'x'.repeat(5_000)])('refuses a token that was never issued (%#)', async (token) => {
    expect([400, 401]).toContain((await refresh(token)).status)
  })

  it('refuses a token after thirty days', async () => {
    const session = await aSession()
    await db()
      .update(refreshTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(refreshTokens.userId, session.user.id))
    expect((await refresh(session.refresh)).status).toBe(401)
  })

  it('ends 90 days after the log-in, however often it was used', async () => {
    const session = await aSession()
    const loggedInAt = new Date(Date.now() - 90 * 86_400_000 + 60_000)
    await db().update(refreshTokens).set({ loggedInAt }).where(eq(refreshTokens.userId, session.user.id))
    const { body } = await refresh(session.refresh)
    const [newest] = await db()
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashToken(body.refresh)))
    expect(newest?.expiresAt.getTime()).toBe(loggedInAt.getTime() + 90 * 86_400_000)
  })
})

describe('logging out', () => {
  it('ends the session at once, with both its tokens, and no other session', async () => {
    const session = await aSession()
    const { body: elsewhere } = await logIn(session.user.email)
    expect((await logOut(session.refresh)).status).toBe(204)
    expect((await whoAmI(session.access)).status).toBe(401)
    expect((await refresh(session.refresh)).status).toBe(401)
    expect((await whoAmI(elsewhere.access)).status).toBe(200)
  })

  it('succeeds twice, and with an unknown token', async () => {
    const session = await aSession()
    await logOut(session.refresh)
    expect((await logOut(session.refresh)).status).toBe(204)
    expect((await logOut('desconhecido')).status).toBe(204)
  })
})

/** The session that an access token belongs to. */
function familyOf({ access }: { access: string }): Promise<string> {
  const payload = access.split('.')[1] ?? ''
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }
  return Promise.resolve(sid)
}
