import { eq } from 'drizzle-orm'
import { db, transaction } from '@/server/db/client'
import { eventLogs, npsAnswers, users } from '@/server/db/schema'
import { requestRating } from '@/server/nps/nps.service'
import type { User } from '@/services/auth/auth.schema'
import type { Rating } from '@/services/nps/nps.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'

const rate = (token: string, score: unknown) => callApi<Rating>('POST', '/nps', { token, body: { score } })
const change = (token: string, id: number, body: object) =>
  callApi<Rating>('PUT', `/nps/${String(id)}`, { token, body })
const answersOf = (userId: number) => db().select().from(npsAnswers).where(eq(npsAnswers.userId, userId))
const isAsked = async (userId: number) =>
  (await db().select({ nps: users.nps }).from(users).where(eq(users.id, userId)))[0]?.nps

describe('the rating question', () => {
  it('is answered with a score and explained afterwards, with its history', async () => {
    const { id: userId, token } = await aUser({ nps: true })
    const { status, body } = await rate(token, 9)
    expect(status).toBe(201)
    expect(body).toEqual({ id: body.id, score: 9, feedback: null })

    const feedback = 'Motivo: Atendimento; Comentário: Rápidos'
    expect((await change(token, body.id, { feedback })).body).toEqual({ id: body.id, score: 9, feedback })
    expect((await callApi<User>('GET', '/get_logged_user', { token })).body.nps).toBe(false)
    expect(await answersOf(userId)).toMatchObject([{ score: 9, feedback }])
    const events = await db().select().from(eventLogs).where(eq(eventLogs.modelName, 'nps')).orderBy(eventLogs.id)
    expect(events.map(({ action }) => action)).toEqual(['rated', 'explained'])
  })

  it('accepts a null score when it is dismissed', async () => {
    const { id: userId, token } = await aUser({ nps: true })
    expect((await rate(token, null)).body.score).toBeNull()
    expect(await answersOf(userId)).toMatchObject([{ score: null }])
  })

  it('is answered once, even from several tabs', async () => {
    const { id: userId, token } = await aUser({ nps: true })
    const statuses = (await Promise.all([1, 5, 9].map((score) => rate(token, score)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409, 409])
    expect(await answersOf(userId)).toHaveLength(1)
  })

  it('accepts a corrected score', async () => {
    const { token } = await aUser({ nps: true })
    const { id } = (await rate(token, 3)).body
    expect((await change(token, id, { score: 8 })).body.score).toBe(8)
  })

  it('of another user is not found', async () => {
    const { id: userId, token } = await aUser({ nps: true })
    const { id } = (await rate(token, 7)).body
    const stranger = await aUser()
    expect((await change(stranger.token, id, { feedback: 'Motivo: ' })).status).toBe(404)
    expect(await answersOf(userId)).toMatchObject([{ feedback: null }])
  })

  it.each([[-1], [11], [4.5], ['9'], [undefined]])('refuses the score %p', async (score) => {
    const { id: userId, token } = await aUser({ nps: true })
    expect((await rate(token, score)).status).toBe(400)
    expect(await answersOf(userId)).toEqual([])
    expect(await isAsked(userId)).toBe(true)
  })

  it('refuses an empty change', async () => {
    const { token } = await aUser({ nps: true })
    const { id } = (await rate(token, 7)).body
    expect((await change(token, id, {})).status).toBe(400)
  })
})

describe('requesting ratings', () => {
  it('asks the people who may order for a company whose rental starts', async () => {
    const { customer } = await aTeamAt('ONGOING')
    expect(await isAsked(customer.id)).toBe(true)
  })

  it('skips people who only use equipment, are of another company, or answered in the last 90 days', async () => {
    const company = await aCompany()
    const manager = await aUser({ company })
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], nps: true })
    const user = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const stranger = await aUser()
    await rate(buyer.token, 10)

    await transaction((tx) => requestRating(tx, company.id, new Date()))

    expect(await Promise.all([manager, buyer, user, stranger].map(({ id }) => isAsked(id)))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const later = new Date(Date.now() + 91 * 86_400_000)
    await transaction((tx) => requestRating(tx, company.id, later))
    expect(await isAsked(buyer.id)).toBe(true)
  })
})
