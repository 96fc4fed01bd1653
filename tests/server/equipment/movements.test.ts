import { db } from '@/server/db/client'
import { compactMovementCounters } from '@/server/equipment/movements/movement-counts.repository'
import type { Movement } from '@/services/equipment/movements/movements.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { toDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeamAt, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let team: Team
let member: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 2 })
  member = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio Mesa' })
})

const log = (token: string, query = '', companyId = team.companyId) =>
  callApi<Page<Movement>>('GET', `/relocation-event-logs/${String(companyId)}${query}`, { token })
const history = (token: string, serial: string, query = '') =>
  callApi<Page<Movement>>('GET', `/equipment/${serial}/history${query}`, { token })
const units = async (token = team.customer.token) =>
  (await callApi<Page<Equipment>>('GET', '/equipment', { token })).body.results
const types = ({ body }: { body: Page<Movement> }) => body.results.map(({ event_type }) => event_type)

describe('the log of a company’s movements', () => {
  it('lists the events of its units, newest first, with the values after each', async () => {
    const { body } = await log(team.customer.token)
    expect(body.results.slice(0, 2)).toMatchObject([
      { event_type: 'DELIVERED', relocation_type: 'DELIVERY', relocation_status: 'COMPLETED', ri_status: 'IN_USE' },
      { event_type: 'DELIVERED', order_mask_id: team.orderMaskId, address: { city: expect.any(String) } },
    ])
    const dates = body.results.map(({ created_at }) => created_at)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(body.results.every(({ unit }) => unit.serial && unit.product)).toBe(true)
  })

  it('is filtered by each filter, by several values and by days in São Paulo', async () => {
    const count = async (query: string) => (await log(team.customer.token, query)).body.count
    const all = await count('')
    expect(await count('?event_type=DELIVERED')).toBe(2)
    expect(await count('?event_type=DELIVERED,ALLOCATED')).toBe(4)
    expect(await count('?relocation_type=DELIVERY')).toBe(all)
    expect(await count('?relocation_type=RETURN,EXCHANGE')).toBe(0)
    expect(await count('?relocation_status=COMPLETED&ri_status=IN_USE')).toBe(2)
    expect(await count('?ri_status=OK')).toBe(all - 2)
    const today = toDay(new Date())
    expect(await count(`?start_date=${today}&end_date=${today}`)).toBe(all)
    expect(await count('?end_date=2020-01-01')).toBe(0)
    expect(await count('?start_date=2099-01-01')).toBe(0)
  })

  it.each(['event_type=MOVED', 'relocation_type=DELIVERY,NOTHING', 'ri_status=x', 'start_date=2026-13-01', 'search=x'])(
    'refuses %s',
    async (query) => {
      expect((await log(team.customer.token, `?${query}`)).status).toBe(400)
    },
  )

  it('is a plain array without pagination, and can be exported', async () => {
    const { body } = await log(team.customer.token)
    const path = `/relocation-event-logs/${String(team.companyId)}?not_paginated=true&page_size=1`
    const array = await callApi<Movement[]>('GET', path, { token: team.customer.token })
    expect(array.body).toEqual(body.results)
    const file = `/relocation-csv-extract/${String(team.companyId)}?event_type=DELIVERED`
    const rows = readCsvRows((await callApi<string>('GET', file, { token: team.customer.token })).body)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ Evento: 'Entregue ao cliente', 'Situação do equipamento': 'Em uso' })
  })

  it('has the same count before and after compacting its counters', async () => {
    const counts = async () =>
      Promise.all(
        ['', '?event_type=DELIVERED', '?relocation_type=RETURN', '?ri_status=IN_USE&relocation_status=COMPLETED'].map(
          async (query) => (await log(team.customer.token, query)).body.count,
        ),
      )
    const unit = (await units()).at(-1)
    for (const label of ['A', 'B']) {
      const path = `/equipment/${String(unit?.id)}/label`
      await callApi('PUT', path, { token: team.customer.token, body: { label } })
    }
    const [before, rows] = [await counts(), 'select count(*)::int as count from movement_tallies']
    const [was] = await rowsOf<{ count: number }>(rows)
    await compactMovementCounters(db())
    const [is] = await rowsOf<{ count: number }>(rows)
    expect(await counts()).toEqual(before)
    expect(is?.count).toBeLessThan(was?.count ?? 0)
  })

  it('links from page to page', async () => {
    const token = team.customer.token
    const all = (await log(token)).body.results.map(({ id }) => id)
    const first = (await log(token, '?page=1&page_size=2')).body
    expect(first.next).toContain('page=2')
    const second = (await log(token, '?page=2&page_size=2')).body
    expect(second.results.map(({ id }) => id)).toEqual(all.slice(2, 4))
  })

  it('takes a constant number of queries', async () => {
    const one = await countQueries(() => log(team.customer.token, '?page_size=1'))
    expect(await countQueries(() => log(team.customer.token, '?page_size=100'))).toBe(one)
  })

  it('is visible only to staff who see the company, not to other companies or a COLABORADOR', async () => {
    const other = await aCompany()
    const stranger = await aUser()
    const salesperson = await aStaffUser(['VENDEDOR'], { company: other, permitted: [other] })
    const known = await aStaffUser(['VENDEDOR'], { company: team.company, permitted: [team.company] })
    const statuses = []
    for (const { token } of [stranger, salesperson, known, team.admin, member]) statuses.push((await log(token)).status)
    expect(statuses).toEqual([404, 404, 200, 200, 403])
    expect((await log(team.admin.token, '', 999_999)).status).toBe(404)
  })
})

describe('the history of a unit', () => {
  it('contains its events while the company held it', async () => {
    const unit = the((await units()).slice(0, 1))
    const body = { label: 'Mesa 4' }
    await callApi('PUT', `/equipment/${String(unit.id)}/label`, { token: team.customer.token, body })
    const happened = types(await history(team.customer.token, unit.serial))
    expect(happened.slice(0, 2)).toEqual(['LABEL_CHANGED', 'DELIVERED'])
    expect(happened.at(-1)).toBe('ALLOCATED')
    expect((await history((await aUser()).token, unit.serial)).status).toBe(404)
    expect((await history(team.customer.token, 'NENHUM')).status).toBe(404)
  })

  it('contains for a COLABORADOR only the events while they used it', async () => {
    const unit = the((await units()).slice(0, 1))
    expect((await history(member.token, unit.serial)).status).toBe(404)
    const body = { user_id: member.id }
    await callApi('PUT', `/equipment/${String(unit.id)}/user`, { token: team.customer.token, body })
    expect(types(await history(member.token, unit.serial))).toEqual(['USER_CHANGED'])
  })

  it('does not show one company the events under another', async () => {
    const earlier = await aTeamAt('ONGOING', { quantity: 1 })
    const unit = the(await units(earlier.customer.token))
    const before = types(await history(earlier.customer.token, unit.serial))
    await walkTo(earlier, 'FINISHED')
    const own = types(await history(earlier.customer.token, unit.serial))
    expect(own.slice(-before.length)).toEqual(before)
    expect(own[0]).toBe('APPRAISED')

    const later = await aCompany()
    const heir = await aUser({ company: later })
    await rowsOf(
      `with changed as (
         update equipment_units set label = 'Do outro' where id = $1 returning *
       ) insert into unit_events (unit_id, event_type, company_id, unit_status, holder_id, address_id, user_id, location, label, product_group, actor_name)
       select id, 'LABEL_CHANGED', $2, status, company_id, address_id, user_id, location, label, product_group, 'Teste' from changed`,
      [unit.id, later.id],
    )
    expect(types(await history(heir.token, unit.serial))).toEqual(['LABEL_CHANGED'])
    expect(types(await history(earlier.customer.token, unit.serial))).toEqual(own)
  })
})
