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
  ['decimals and integers', t.orderItems, t.orderItems.orderId, t.orderItems.id],
  ['timestamps, JSON and nulls', t.orderProposals, t.orderProposals.orderId, t.orderProposals.id],
  ['booleans', t.orderDocuments, t.orderDocuments.orderId, t.orderDocuments.id],
  ['dates', t.packages, t.packages.orderId, t.packages.id],
] as const

describe('child rows that are selected as JSON with their parent', () => {
  it.each(CHILDREN)('equal those of a separate select: %s', async (_, table, orderId, id) => {
    const alone = await db().select().from(table).where(eq(orderId, team.orderId)).orderBy(asc(id))
    const rows = jsonRows(getTableColumns(table), (select) =>
      select.from(table).where(eq(orderId, t.orders.id)).orderBy(asc(id)),
    )

    const [order] = await db().select({ rows }).from(t.orders).where(eq(t.orders.id, team.orderId))

    expect(alone.length).toBeGreaterThan(0)
    expect(order?.rows).toEqual(alone)
  })

  it('are an empty list when there are none', async () => {
    const rows = jsonRows({ id: t.orderItems.id }, (select) => select.from(t.orderItems).where(eq(t.orderItems.id, 0)))

    expect(await db().select({ rows }).from(t.orders)).toEqual([{ rows: [] }])
  })

  it('keep columns with the same name apart', async () => {
    const { items, packages } = await loadOrderRecord(db(), team.orderId)

    expect(items.map(({ item }) => item.productId)).toEqual(team.products.map(({ id }) => id))
    for (const { pkg, address } of packages) expect(address.id).toBe(pkg.addressId)
    expect(packages.map(({ pkg }) => pkg.id)).not.toEqual(packages.map(({ address }) => address.id))
  })
})
