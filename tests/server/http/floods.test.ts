import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import { live } from '@/server/live/streams'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { anAddressBody, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aLiveStream } from '@/tests/factories/http/live-stream'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { createUser, newUser } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'
import { rowsOf } from '@/tests/factories/rows'

beforeEach(() => db().delete(rateLimits))

/** How many answers had which status. */
async function tally(times: number, attempt: (index: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {}
  for (let index = 0; index < times; index += 1) {
    const { status } = await attempt(index)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('one person who', () => {
  it('guesses fifty coupons is stopped after ten, and may still take a coupon off', async () => {
    const { token, quotation } = await aReadyQuotation()
    const guess = (code: string) =>
      callApi<ErrorEnvelope>('PUT', '/coupons', { token, body: { quotation: quotation.id, discount_code: code } })
    expect(await tally(50, (index) => guess(`PALPITE${String(index)}`))).toEqual({ 409: 10, 429: 40 })
    expect((await guess('')).status).toBe(200)
  })

  it('invites forty people is stopped after thirty', async () => {
    const { token } = await aUser({ company: await aCompany(), isCompanyAdmin: true })
    expect(await tally(40, () => createUser(token, newUser()))).toEqual({ 201: 30, 429: 10 })
  })

  it('opens three hundred live streams keeps the last ten', async () => {
    const { token, id } = await aUser()
    const streams = await Promise.all(Array.from({ length: 300 }, () => aLiveStream(token)))
    expect([...live().streams].filter(({ actor }) => actor.id === id)).toHaveLength(10)
    await Promise.all(streams.map(({ close }) => close()))
  })
})

describe('a company whose people', () => {
  it('take turns to guess coupons is stopped after thirty, others are not', async () => {
    const company = await aCompany()
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aUser({ company })))
    const first = await aReadyQuotation({ person: people[0] })
    const guess = (index: number) =>
      callApi('PUT', '/coupons', {
        token: people[index % people.length]?.token,
        body: { quotation: first.quotation.id, discount_code: `PALPITE${String(index)}` },
      })
    expect(await tally(45, guess)).toEqual({ 409: 30, 429: 15 })
    const { token, quotation } = await aReadyQuotation()
    const body = { quotation: quotation.id, discount_code: 'PALPITE' }
    expect((await callApi('PUT', '/coupons', { token, body })).status).toBe(409)
  })

  it('invite each other to invite more is stopped after a hundred', async () => {
    const company = await aCompany()
    const admins = await Promise.all([1, 2, 3, 4].map(() => aUser({ company, isCompanyAdmin: true })))
    const invite = (index: number) => createUser(admins[index % admins.length]?.token ?? '', newUser())
    expect(await tally(110, invite)).toEqual({ 201: 100, 429: 10 })
    const other = await aUser({ company: await aCompany(), isCompanyAdmin: true })
    expect((await createUser(other.token, newUser())).status).toBe(201)
  })
})

describe('a visitor who', () => {
  it('guesses coupons is stopped after five', async () => {
    const { headers, quotation } = await aVisitorQuotation()
    const guess = (index: number) =>
      callApi('PUT', '/coupons', {
        headers,
        body: { quotation: quotation.id, discount_code: `PALPITE${String(index)}` },
      })
    expect(await tally(12, guess)).toEqual({ 409: 5, 429: 7 })
  })

  it('adds sixty addresses gets twenty', async () => {
    const { headers } = await aVisitorQuotation()
    const add = () => callApi('POST', '/addresses', { headers, body: anAddressBody() })
    expect(await tally(60, add)).toEqual({ 201: 20, 409: 40 })
  })
})

describe('an order', () => {
  const addTo = (team: Awaited<ReturnType<typeof aTeamAt>>, name: string) =>
    upload<ErrorEnvelope>(`${team.checkout}/extra-documents/`, {
      token: team.customer.token,
      fields: { document_type: name },
    })

  it('takes twenty extra documents', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    expect(await tally(24, (index) => addTo(team, `Anexo ${String(index)}`))).toEqual({ 201: 20, 409: 4 })
  })

  it('takes no more files once they fill their room, withdrawn ones included', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    expect((await addTo(team, 'Anexo')).status).toBe(201)
    await rowsOf('update document_files set size = $1', [400 * 1024 * 1024])
    const { status, body } = await addTo(team, 'Outro anexo')
    expect(status).toBe(413)
    expect(body.errors.join(' ')).toMatch(/^Os arquivos de um pedido somam até 200 arquivos e 400 MB/)
  })
})
