import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { companies, orderItems, orders, orderStages, orderUpgrades } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { type StageName, STAGES, type StageState } from '@/services/orders/workflow/stages.rules'

type NewOrder = typeof orders.$inferInsert
export type OrderChange = Partial<Omit<NewOrder, 'id' | 'version'>>

/** The next order number of a company. Its row stays locked until the commit, so that numbers have no gap. */
export async function takeOrderNumber(tx: Tx, companyId: number): Promise<string> {
  const rows = await tx
    .update(companies)
    .set({ lastOrderNumber: sql`${companies.lastOrderNumber} + 1` })
    .where(eq(companies.id, companyId))
    .returning({ number: companies.lastOrderNumber })
  const { number } = must(rows[0], `company ${String(companyId)}`)
  return String(number).padStart(6, '0')
}

/** The order, its first stage waiting and the others still to come. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<number> {
  const rows = await tx.insert(orders).values(order).returning({ id: orders.id })
  const { id } = must(rows[0], 'inserted order')
  await tx.insert(orderStages).values(
    STAGES.map((stageName) => ({
      orderId: id,
      stageName,
      state: stageName === order.stageName ? ('waiting' as const) : ('default' as const),
    })),
  )
  return id
}

export async function insertItems(tx: Tx, items: (typeof orderItems.$inferInsert)[]): Promise<void> {
  await tx.insert(orderItems).values(items)
}

export async function insertUpgrades(tx: Tx, upgrades: (typeof orderUpgrades.$inferInsert)[]): Promise<void> {
  if (upgrades.length > 0) await tx.insert(orderUpgrades).values(upgrades)
}

export async function deleteUpgrades(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(orderUpgrades).where(eq(orderUpgrades.orderId, orderId))
}

export async function deleteItems(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.orderId, orderId))
}

const hasKey = ({ companyId, maskId }: OrderKey) => and(eq(orders.companyId, companyId), eq(orders.orderMaskId, maskId))

export async function findOrderId(conn: Db, ref: OrderKey): Promise<number | undefined> {
  const rows = await conn.select({ id: orders.id }).from(orders).where(hasKey(ref))
  return rows[0]?.id
}

/** A company's name, and who represents it by its articles. */
export async function findCompany(conn: Db, companyId: number) {
  const { corporateName, legalRepresentative } = companies
  const rows = await conn
    .select({ corporateName, legalRepresentative })
    .from(companies)
    .where(eq(companies.id, companyId))
  return must(rows[0], `company ${String(companyId)}`)
}

/** The order's id, with the row locked until the end of the transaction (docs/workflow.md, "One transition at a time"). */
export async function lockOrder(tx: Tx, ref: OrderKey): Promise<number | undefined> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(hasKey(ref)).for('update')
  return rows[0]?.id
}

/** Locks an order by its id, for jobs. */
export async function lockOrderById(tx: Tx, orderId: number): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
}

export async function updateOrder(tx: Tx, orderId: number, change: OrderChange): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
}

export type StageChange = { state: StageState; message?: string | null; approved?: boolean | null; date?: Date | null }

export async function updateStage(tx: Tx, orderId: number, stageName: StageName, change: StageChange): Promise<void> {
  await tx
    .update(orderStages)
    .set(change)
    .where(and(eq(orderStages.orderId, orderId), eq(orderStages.stageName, stageName)))
}
