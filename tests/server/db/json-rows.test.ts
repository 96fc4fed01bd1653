import { asc, eq, getTableColumns } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { jsonRows } from '@/server/db/json-rows'
import * as t from '@/server/db/schema'
import { loadOrderRecord } from '@/server/orders/order-record.repository'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'

let team: Team

beforeAll(async () => {
  team = await aTeamAt('RETURNING', { products: 2, addresses: 2 })
})

const CHILDREN = [
  ['money, places and whole numbers', t.orderItems, t.orderItems.orderId, t.orderItems.id],
  ['moments, texts in JSON and what is empty', t.orderProposals, t.orderProposals.orderId, t.orderProposals.id],
  ['truths and lies', t.orderDocuments, t.orderDocuments.orderId, t.orderDocuments.id],
  ['days', t.packages, t.packages.orderId, t.packages.id],
] as const

describe('rows that come with the row that they belong to', () => {
  it.each(CHILDREN)('are what a select of their own gives: %s', async (_, table, orderId, id) => {
    const alone = await db().select().from(table).where(eq(orderId, team.orderId)).orderBy(asc(id))
    const rows = jsonRows(getTableColumns(table), (select) =>
      select.from(table).where(eq(orderId, t.orders.id)).orderBy(asc(id)),
    )

    const [order] = await db().select({ rows }).from(t.orders).where(eq(t.orders.id, team.orderId))

    expect(alone.length).toBeGreaterThan(0)
    expect(order?.rows).toEqual(alone)
  })

  it('are none when there are none', async () => {
    const rows = jsonRows({ id: t.orderItems.id }, (select) => select.from(t.orderItems).where(eq(t.orderItems.id, 0)))

    expect(await db().select({ rows }).from(t.orders)).toEqual([{ rows: [] }])
  })

  it('keep columns of one name apart', async () => {
    const { items, packages } = await loadOrderRecord(db(), team.orderId)

    expect(items.map(({ item }) => item.productId)).toEqual(team.products.map(({ id }) => id))
    for (const { pkg, address } of packages) expect(address.id).toBe(pkg.addressId)
    expect(packages.map(({ pkg }) => pkg.id)).not.toEqual(packages.map(({ address }) => address.id))
  })
})
