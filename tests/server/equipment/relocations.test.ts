import { SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { endRelocationsOf } from '@/server/equipment/relocations/end-relocations.service'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { anAddress } from '@/tests/factories/catalogue/simulation.factory'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { titlesTo } from '@/tests/factories/http/mails'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Person = Awaited<ReturnType<typeof aUser>>

let team: Team
let manager: string
let buyer: Person
let member: Person
let colleague: Person
let units: number[]
let office: number

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 4 })
  manager = team.customer.token
  const company = team.company
  buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [company] })
  member = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio Mesa' })
  colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Lia Prado' })
  office = (await anAddress(manager, { label: 'Filial Norte' })).id
  units = (await list(manager)).map(({ id }) => id)
  await callApi('PUT', `/equipment/${String(first())}/user`, { token: manager, body: { user_id: member.id } })
})

const first = () => units[0] ?? 0
const list = async (token: string) => (await callApi<Page<Equipment>>('GET', '/equipment', { token })).body.results
const unit = async (id = first()) =>
  (await callApi<Equipment>('GET', `/equipment/${String(id)}`, { token: manager })).body
const ask = (token: string, body: object) => callApi<Relocation>('POST', '/relocations', { token, body })
const decide = (token: string, id: number, action: string, message?: string) =>
  callApi<Relocation>('PUT', `/relocations/${String(id)}`, { token, body: { action, ...(message && { message }) } })
const moves = async (token: string, query = '') =>
  (await callApi<Page<Relocation>>('GET', `/relocations${query}`, { token })).body
const eventsOf = (unitId: number, relocationId: number) =>
  rowsOf(
    `select event_type, relocation_type, relocation_status, unit_status, message from unit_events
     where unit_id = $1 and relocation_id = $2 order by id`,
    [unitId, relocationId],
  )
describe('moving units to another address', () => {
  it('starts at once for a manager and ends at the destination', async () => {
    const pair = units.slice(2, 4)
    const { status, body } = await ask(manager, { units: pair, to_address_id: office, reason: 'Nova filial' })
    expect([status, body.status, body.relocation_type]).toEqual([201, 'APPROVED', 'ADDRESS'])
    expect(body.units.map(({ id }) => id).sort()).toEqual([...pair].sort())
    expect(body.to_address?.label).toBe('Filial Norte')
    const moving = await unit(pair[0])
    expect(moving).toMatchObject({ status: 'IN_RELOCATION', relocation: { id: body.id, status: 'APPROVED' } })
    expect(moving.allowed_actions).toEqual(['label'])

    expect((await decide(member.token, body.id, 'complete')).status).toBe(404)
    const done = await decide(manager, body.id, 'complete')
    expect(done.body).toMatchObject({ status: 'COMPLETED', allowed_actions: [] })
    expect(await unit(pair[0])).toMatchObject({ status: 'IN_USE', address: { id: office }, relocation: null })
    const at = { relocation_type: 'ADDRESS' }
    expect(await eventsOf(pair[0] ?? 0, body.id)).toEqual([
      {
        ...at,
        event_type: 'RELOCATION_APPROVED',
        relocation_status: 'APPROVED',
        unit_status: 'IN_RELOCATION',
        message: 'Nova filial',
      },
      {
        ...at,
        event_type: 'RELOCATION_COMPLETED',
        relocation_status: 'COMPLETED',
        unit_status: 'IN_USE',
        message: null,
      },
    ])
  })

  it('waits for a manager’s approval otherwise, who may refuse with a reason', async () => {
    const { body } = await ask(member.token, { units: [first()], to_address_id: office, reason: 'Vou para a filial' })
    expect(body).toMatchObject({ status: 'REQUESTED', waits_for_you: false, allowed_actions: ['cancel'] })
    expect(await unit()).toMatchObject({ status: 'IN_USE', relocation: { status: 'REQUESTED' } })
    expect(await titlesTo(team.customer)).toContain('Caio Mesa pediu uma mudança')

    const [waiting] = (await moves(manager)).results
    expect(waiting).toMatchObject({ id: body.id, waits_for_you: true, allowed_actions: ['approve', 'refuse'] })
    expect((await decide(member.token, body.id, 'approve')).status).toBe(403)
    expect((await decide(buyer.token, body.id, 'approve')).status).toBe(403)
    expect((await decide(manager, body.id, 'refuse')).status).toBe(400)
    const refused = await decide(manager, body.id, 'refuse', 'Fica na sede')
    expect(refused.body).toMatchObject({ status: 'REFUSED', decision: 'Fica na sede' })
    expect(await unit()).toMatchObject({ status: 'IN_USE', relocation: null })
    expect((await titlesTo(member)).at(-1)).toMatch(/recusou a mudança$/)
    expect((await decide(manager, body.id, 'approve')).status).toBe(409)
  })

  it('is cancelled by the requester', async () => {
    const { body } = await ask(buyer.token, { units: [units[1]], to_address_id: office })
    expect((await decide(manager, body.id, 'approve')).body.status).toBe('APPROVED')
    expect((await decide(buyer.token, body.id, 'cancel')).body.status).toBe('CANCELED')
    expect(await unit(units[1])).toMatchObject({ status: 'IN_USE', relocation: null })
  })
})

describe('moving a unit to another person', () => {
  it('is confirmed by the recipient, which also records the receipt', async () => {
    const { body } = await ask(manager, { units: [first()], to_user_id: colleague.id })
    expect(body).toMatchObject({ relocation_type: 'PERSON', to_user: { first_name: 'Lia Prado' } })
    expect((await titlesTo(colleague)).at(-1)).toMatch(/enviou equipamentos para você$/)
    const [waiting] = (await moves(colleague.token)).results
    expect(waiting).toMatchObject({ id: body.id, waits_for_you: true, allowed_actions: ['complete'] })
    // The previous user sees it, but may not confirm it.
    expect((await decide(member.token, body.id, 'complete')).status).toBe(403)
    expect((await decide(colleague.token, body.id, 'complete')).body.status).toBe('COMPLETED')
    const { user, received_at, status } = await unit()
    expect([user?.id, status]).toEqual([colleague.id, 'IN_USE'])
    expect(received_at).not.toBeNull()
  })

  it('still needs the recipient’s confirmation when a manager completes it', async () => {
    const { body } = await ask(manager, { units: [first()], to_user_id: member.id })
    await decide(manager, body.id, 'complete')
    expect(await unit()).toMatchObject({ user: { id: member.id }, received_at: null })
  })
})

describe('a relocation', () => {
  it('is one at a time for each unit, and all of its units move or none', async () => {
    const { body } = await ask(manager, { units: [units[1]], to_address_id: office })
    const again = await ask(manager, { units: [units[0], units[1]], to_user_id: colleague.id })
    expect(again.status).toBe(409)
    expect(await unit()).toMatchObject({ status: 'IN_USE', relocation: null })
    await decide(manager, body.id, 'cancel')
  })

  it('is requested by two people at once: one wins', async () => {
    const both = await Promise.all(
      [buyer.token, manager].map((token) => ask(token, { units: [units[1]], to_address_id: office })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const won = both.find(({ status }) => status === 201)
    await decide(won === both[0] ? buyer.token : manager, won?.body.id ?? 0, 'cancel')
  })

  it('is decided by two people at once: one wins, the other is refused', async () => {
    const { body } = await ask(buyer.token, { units: [units[1]], to_address_id: office })
    const both = await Promise.all([
      decide(manager, body.id, 'approve'),
      decide(manager, body.id, 'refuse', 'Não agora'),
      decide(buyer.token, body.id, 'cancel'),
    ])
    const statuses = both.map(({ status }) => status).sort()
    // The requester may still cancel an approved move.
    expect([
      [200, 409, 409],
      [200, 200, 409],
    ]).toContainEqual(statuses)
    const { relocation, status } = await unit(units[1])
    if (relocation) await decide(manager, body.id, 'cancel')
    expect(relocation === null ? status : 'IN_RELOCATION').toBe(status)
  })

  it('goes only to another address or user of the company', async () => {
    const stranger = await aUser()
    const theirs = (await anAddress(stranger.token)).id
    const one = { units: [first()] }
    for (const wrong of [
      {},
      { to_address_id: office, to_user_id: colleague.id },
      { to_address_id: theirs },
      { to_user_id: stranger.id },
      { to_user_id: member.id },
    ])
      expect((await ask(manager, { ...one, ...wrong })).status).toBe(400)
    expect((await ask(stranger.token, { ...one, to_address_id: theirs })).status).toBe(404)
    expect((await ask(colleague.token, { ...one, to_address_id: office })).status).toBe(404)
    expect(await unit()).toMatchObject({ relocation: null })
  })

  it('ends for a unit that comes back or is exchanged; without any unit left it is canceled', async () => {
    const { body } = await ask(manager, { units: units.slice(0, 2), to_user_id: colleague.id })
    await transaction((tx) => endRelocationsOf(tx, SYSTEM, [first()]))
    expect(await unit()).toMatchObject({ status: 'IN_USE', relocation: null })
    expect((await eventsOf(first(), body.id)).map(({ event_type }) => event_type)).toEqual([
      'RELOCATION_APPROVED',
      'RELOCATION_CANCELED',
    ])
    expect((await moves(manager)).results[0]).toMatchObject({ id: body.id, status: 'APPROVED' })
    await transaction((tx) => endRelocationsOf(tx, SYSTEM, units))
    expect((await moves(manager, '?open=false')).results.find(({ id }) => id === body.id)?.status).toBe('CANCELED')
    await transaction((tx) => endRelocationsOf(tx, SYSTEM, units))
  })

  it('is visible to those it concerns, with a constant number of queries', async () => {
    const stranger = await aUser()
    expect((await moves(stranger.token, '?open=false')).count).toBe(0)
    const all = await moves(manager, '?open=false')
    expect((await moves(buyer.token, '?open=false')).count).toBe(all.count)
    const own = await moves(colleague.token, '?open=false')
    expect(own.count).toBeLessThan(all.count)
    expect(own.count).toBeGreaterThan(0)
    const one = await countQueries(() => moves(manager, '?open=false&page_size=1'))
    expect(await countQueries(() => moves(manager, '?open=false&page_size=100'))).toBe(one)
  })
})
