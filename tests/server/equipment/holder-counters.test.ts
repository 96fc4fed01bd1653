/** @breaks parcel-contents parcel-given */
import { db } from '@/server/db/client'
import { compactHolderCounters } from '@/server/equipment/units/equipment-counts.repository'
import type { Equipment, EquipmentSummary } from '@/services/equipment/units/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import type { Unit } from '@/services/stock/units/units.schema'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let team: Team
let people: Awaited<ReturnType<typeof aUser>>[]

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 2 })
  people = [
    await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio' }),
    await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Duda' }),
  ]
  const products = await rowsOf<{ id: number }>('select id from products order by id limit 3')
  for (const { id } of products) await someUnits(id, 9)
  // The company holds many units of several products, in several statuses, with and without a user.
  await rowsOf(
    `with changed as (
      update equipment_units u set status = (array['IN_USE', 'IN_USE', 'DAMAGED'])[1 + u.id % 3], company_id = $1,
        address_id = (select min(address_id) from equipment_units where company_id = $1),
        user_id = case u.id % 4 when 0 then $2::int when 1 then $3::int end
      where u.status = 'UP_FOR_RENTAL' and u.product_id = any($4) returning *
    ), rented as (
      insert into rentals (package_id, order_id, unit_id)
      select r.package_id, r.order_id, changed.id from changed, (select * from rentals where order_id = $5 limit 1) r
    ) insert into unit_events (unit_id, event_type, unit_status, company_id, holder_id, address_id, user_id, location, label, product_group, actor_name)
    select id, 'RECORDED', status, company_id, company_id, address_id, user_id, location, label, product_group, 'Teste' from changed`,
    [team.companyId, people[0]?.id, people[1]?.id, products.map(({ id }) => id), team.orderId],
  )
})

const equipment = async (query: string) =>
  (await callApi<Page<Equipment>>('GET', `/equipment?${query}`, { token: team.customer.token })).body
const all = async () => (await equipment('page_size=100')).results
const summary = async () =>
  (await callApi<EquipmentSummary>('GET', '/equipment-summary', { token: team.customer.token })).body
const stock = async (query: string) =>
  (await callApi<Page<Unit>>('GET', `/equipment-management?${query}`, { token: team.admin.token })).body

const sorted = (units: Equipment[]) =>
  units.toSorted((a, b) => a.product.id - b.product.id || (a.serial < b.serial ? -1 : 1)).map(({ id }) => id)

/** Compares the summary with counts of the units themselves. */
async function expectExact(): Promise<void> {
  const units = await all()
  const { total, nobody, statuses, products, people: users } = await summary()
  const count = (fits: (unit: Equipment) => boolean) => units.filter(fits).length
  expect({ total, nobody }).toEqual({ total: units.length, nobody: count(({ user }) => !user) })
  for (const one of statuses) expect(one.count).toBe(count(({ status }) => status === one.status))
  for (const one of products) expect(one.count).toBe(count(({ product }) => product.id === one.id))
  for (const one of users) expect(one.count).toBe(count(({ user }) => user?.id === one.id))
  for (const list of [statuses, products]) expect(list.reduce((sum, one) => sum + one.count, 0)).toBe(units.length)
}

describe('the counters of the units that a company holds', () => {
  it('match the rows, for customers and for staff', async () => {
    await expectExact()
    const units = await all()
    const [product, user] = [units[0]?.product.id, people[0]?.id]
    const fit: [string, (unit: Equipment) => boolean][] = [
      ['status=DAMAGED', ({ status }) => status === 'DAMAGED'],
      [`product=${String(product)}`, (unit) => unit.product.id === product],
      [`product=${String(product)}&status=IN_USE`, (unit) => unit.product.id === product && unit.status === 'IN_USE'],
      [`user=${String(user)}`, (unit) => unit.user?.id === user],
      ['nobody=true&status=IN_USE', (unit) => !unit.user && unit.status === 'IN_USE'],
      [`nobody=false&product=${String(product)}`, (unit) => Boolean(unit.user) && unit.product.id === product],
      [`address=${String(units[0]?.address?.id)}`, () => true],
      ['search=SN', ({ serial }) => serial.includes('SN')],
    ]
    for (const [query, fits] of fit) {
      const page = await equipment(`${query}&page_size=100`)
      expect([query, page.count]).toEqual([query, units.filter(fits).length])
      expect([query, sorted(page.results)]).toEqual([query, sorted(units.filter(fits))])
    }
    const company = `company=${String(team.companyId)}`
    expect((await stock(company)).count).toBe(units.length)
    expect((await stock(`${company}&status=DAMAGED,EXCHANGED`)).count).toBe(
      units.filter(({ status }) => status !== 'IN_USE').length,
    )
    expect((await stock(`address=${String(units[0]?.address?.id)}&ordering=product`)).count).toBe(units.length)
  })

  it.each(['product', '-product', 'serial', '-serial'])(
    'give the same list page by page and as a whole, by %s',
    async (ordering) => {
      for (const filter of ['', '&status=IN_USE', '&nobody=true', `&user=${String(people[1]?.id)}`]) {
        const whole = (await equipment(`ordering=${ordering}${filter}&page_size=100`)).results.map(({ id }) => id)
        const pages = []
        for (let page = 1; page <= Math.ceil(whole.length / 4); page += 1)
          pages.push(...(await equipment(`ordering=${ordering}${filter}&page_size=4&page=${String(page)}`)).results)
        expect(pages.map(({ id }) => id)).toEqual(whole)
      }
    },
  )

  it('stay exact under concurrent writes and compaction', async () => {
    const units = (await all()).filter(({ status }) => status === 'IN_USE')
    const give = ({ id }: Equipment, turn: number) =>
      callApi('PUT', `/equipment/${String(id)}/user`, {
        token: team.customer.token,
        body: { user_id: turn % 3 === 2 ? null : people[turn % 3]?.id },
      })
    for (let turn = 0; turn < 3; turn += 1)
      await Promise.all([
        ...units.slice(0, 12).map((unit, place) => give(unit, turn + place)),
        ...units.slice(0, 12).map((unit, place) => give(unit, turn + place + 1)),
        compactHolderCounters(db()),
        compactHolderCounters(db()),
      ])
    await expectExact()
    await compactHolderCounters(db())
    await expectExact()
    const kinds = 'select 1 from holder_tallies group by company_id, facet, key, status having count(*) > 1'
    expect(await rowsOf(kinds)).toEqual([])
  })
})
