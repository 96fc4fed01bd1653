import { and, eq } from 'drizzle-orm'
import { hashPassword } from '@/server/auth/passwords'
import { db } from '@/server/db/client'
import { eventLogs, refreshTokens } from '@/server/db/schema'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import type { Session } from '@/services/auth/sessions.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser, openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const PASSWORD = 'Ipê4Branco7Sul'

const list = async (token: string) => (await callApi<Session[]>('GET', '/sessions', { token })).body
const end = (token: string, id: string) => callApi('DELETE', `/sessions/${id}`, { token })
const isOut = async (token: string) => (await callApi('GET', '/get_logged_user', { token })).status === 401
const historyOf = (userId: number) =>
  db()
    .select()
    .from(eventLogs)
    .where(and(eq(eventLogs.modelName, 'user'), eq(eventLogs.objectId, userId)))

const logIn = async (email: string, userAgent: string) =>
  (
    await callApi<LoginAnswer>('POST', '/login', {
      body: { email, password: PASSWORD },
      headers: { 'User-Agent': userAgent },
    })
  ).body

describe("a person's sessions", () => {
  it('are listed with device, log-in time, last use and which one is current; a refresh counts as a use', async () => {
    const { id: userId, email } = await aUser({ passwordHash: await hashPassword(PASSWORD) })
    const desk = await logIn(email, CHROME)
    const laptop = await logIn(email, CHROME)
    await db().update(refreshTokens).set({ ipAddress: '203.0.113.77' }).where(eq(refreshTokens.userId, userId))
    await callApi('POST', '/login/refresh', {
      body: { refresh_token: laptop.refresh },
      headers: { 'User-Agent': FIREFOX },
    })

    const sessions = await list(desk.access)

    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox no Mac', false],
      ['Chrome no Windows', true],
      ['Dispositivo não identificado', false],
    ])
    expect(sessions[1]?.address).toBe('203.0.113.x')
    expect(Date.parse(sessions[0]?.last_used ?? '')).toBeGreaterThan(Date.parse(sessions[0]?.since ?? ''))
  })

  it('start at the log-in, also when old refresh tokens were deleted', async () => {
    const { id: userId, email } = await aUser({ passwordHash: await hashPassword(PASSWORD) })
    const { access, refresh } = await logIn(email, CHROME)
    const since = new Date(Date.now() - 50 * 86_400_000)
    await db()
      .update(refreshTokens)
      .set({ loggedInAt: since })
      .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.userAgent, CHROME)))
    await callApi('POST', '/login/refresh', { body: { refresh_token: refresh } })
    await rowsOf('delete from refresh_tokens where user_id = $1 and used_at is not null', [userId])
    expect((await list(access)).map((session) => session.since)).toContain(since.toISOString())
  })

  it('are listed only until they expire, and cannot be ended afterwards', async () => {
    const { id: userId, token } = await aUser()
    await openSession(userId)
    const [other] = (await list(token)).filter(({ current }) => !current)
    await db()
      .update(refreshTokens)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(refreshTokens.familyId, other?.id ?? ''))
    expect(await list(token)).toMatchObject([{ current: true }])
    expect((await end(token, other?.id ?? '')).status).toBe(404)
  })

  it('end one by one, at once, with their history', async () => {
    const { id: userId, token } = await aUser()
    const other = await openSession(userId)
    const target = (await list(token)).find(({ current }) => !current)
    expect((await end(token, target?.id ?? '')).status).toBe(204)
    expect([await isOut(other), await isOut(token)]).toEqual([true, false])
    expect((await historyOf(userId)).map(({ action }) => action)).toEqual(['session_ended'])
  })

  it('end all at once, except the current one', async () => {
    const { id: userId, token } = await aUser()
    const others = [await openSession(userId), await openSession(userId)]
    expect((await callApi('DELETE', '/sessions', { token })).status).toBe(204)
    expect(await Promise.all(others.map(isOut))).toEqual([true, true])
    expect(await list(token)).toMatchObject([{ current: true }])
    expect((await historyOf(userId)).map(({ action }) => action)).toEqual(['other_sessions_ended'])
  })

  it('write no history when there was no other session', async () => {
    const { id: userId, token } = await aUser()
    expect((await callApi('DELETE', '/sessions', { token })).status).toBe(204)
    expect(await historyOf(userId)).toEqual([])
  })

  it('of another user answer 404 and stay open', async () => {
    const owner = await aUser()
    const [session] = await list(owner.token)
    const stranger = await aUser()
    expect((await end(stranger.token, session?.id ?? '')).status).toBe(404)
    expect((await end(stranger.token, 'not-a-session')).status).toBe(404)
    await callApi('DELETE', '/sessions', { token: stranger.token })
    expect(await isOut(owner.token)).toBe(false)
    expect(await historyOf(stranger.id)).toEqual([])
  })
})
