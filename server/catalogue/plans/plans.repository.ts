import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { plans, simulators } from '@/server/db/schema/index'
import type { PlanOrdering } from '@/services/catalogue/orderings.rules'
import type { PlanChoice, PlanListQuery } from '@/services/catalogue/plans/plans.schema'
import { cheapestToOrder } from '../cheapest.repository'
import { openQuotations, ordersBegun } from '../offers.repository'

type PlanFilters = Omit<PlanListQuery, 'page' | 'page_size' | 'ordering'> & { ids?: readonly number[] }
type PlanRowQuery = PlanFilters & { ordering?: PlanOrdering }

const simulatorName = sql<string>`(select s.name from ${simulators} s where s.id = plans.simulator_id)`
const simulatorPosition = sql`(select s.position from ${simulators} s where s.id = plans.simulator_id)`

const selectPlans = (conn: Db) =>
  conn
    .select({
      plan: plans,
      simulatorName,
      quotationsCount: openQuotations(sql`q.plan_id = plans.id`),
      ordersCount: ordersBegun(sql`q.plan_id = plans.id`),
    })
    .from(plans)

export const listPlanRows = (
  conn: Db,
  { ordering, ...filters }: PlanRowQuery,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectPlans(conn)
    .where(planWhere(filters))
    .orderBy(...planOrder(ordering))
    .limit(limit)
    .offset(offset)

export type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number]

/** The ids of all rows of the filter, in the list's order. */
export const listPlanIds = (conn: Db, { ordering, ...filters }: PlanRowQuery) =>
  selectIds(conn, plans.id, planWhere(filters), planOrder(ordering))

export async function countPlans(conn: Db, filters: PlanFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(plans).where(planWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findPlanRow(conn: Db, id: number): Promise<PlanRow | undefined> {
  return (await selectPlans(conn).where(eq(plans.id, id)))[0]
}

/** The simulators, each with the lowest price at which a unit can be ordered now and its plans. */
export function listPlanChoiceRows(conn: Db): Promise<PlanChoice[]> {
  return conn
    .select({
      id: simulators.id,
      name: simulators.name,
      active: simulators.active,
      lowest_price: sql<
        string | null
      >`(select cheapest.price::text from ${cheapestToOrder(sql`simulators.id`)} cheapest)`,
      plans: sql<PlanChoice['plans']>`coalesce((
        select json_agg(json_build_object('id', o.id, 'duration_months', o.duration_months, 'factor', o.factor::text,
          'active', o.active) order by o.duration_months)
        from ${plans} o where o.simulator_id = simulators.id), '[]')`,
    })
    .from(simulators)
    .orderBy(asc(simulators.position), asc(simulators.id))
}

/** The simulators of these plans: to be locked before the plans. */
export async function listSimulatorIdsOfPlans(conn: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: plans.simulatorId })
    .from(plans)
    .where(inArray(plans.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Locked for update, so that no simulation can choose them meanwhile. */
export const lockPlanRows = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]))
    .orderBy(asc(plans.id))
    .for('update')

/** The plan of a simulator that is so long. */
export async function findPlanByDuration(
  conn: Db,
  simulatorId: number,
  durationMonths: number,
): Promise<number | undefined> {
  const isSo = and(eq(plans.simulatorId, simulatorId), eq(plans.durationMonths, durationMonths))
  return (await conn.select({ id: plans.id }).from(plans).where(isSo))[0]?.id
}

/** Whether another plan of the simulator is as long. */
export async function isDurationTaken(
  tx: Tx,
  { id, simulatorId, durationMonths }: { id: number; simulatorId: number; durationMonths: number },
): Promise<boolean> {
  const holder = await findPlanByDuration(tx, simulatorId, durationMonths)
  return holder !== undefined && holder !== id
}

/** How many plans a simulator still offers without these. */
export async function countOtherActivePlans(tx: Tx, simulatorId: number, without: readonly number[]): Promise<number> {
  const offered = and(eq(plans.simulatorId, simulatorId), eq(plans.active, true))
  const rows = await tx
    .select({ count: count() })
    .from(plans)
    .where(and(offered, notInArray(plans.id, [...without])))
  return rows[0]?.count ?? 0
}

export async function insertPlanRow(tx: Tx, plan: typeof plans.$inferInsert): Promise<number | undefined> {
  return (await tx.insert(plans).values(plan).returning({ id: plans.id }))[0]?.id
}

export type PlanColumns = Partial<
  Pick<typeof plans.$inferInsert, 'durationMonths' | 'description' | 'factor' | 'active'>
>

export async function updatePlanRows(tx: Tx, ids: readonly number[], fields: PlanColumns): Promise<void> {
  if (ids.length === 0 || Object.keys(fields).length === 0) return
  await tx
    .update(plans)
    .set(fields)
    .where(inArray(plans.id, [...ids]))
}

export async function deletePlanRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(plans).where(eq(plans.id, id))
}

const ORDERS: Record<PlanOrdering, SQL> = {
  duration_months: asc(plans.durationMonths),
  '-duration_months': desc(plans.durationMonths),
  factor: asc(plans.factor),
  '-factor': desc(plans.factor),
}

/** Simulator by simulator as the person who simulates sees them, and there the shortest plan first. */
const planOrder = (ordering: PlanOrdering | undefined): SQL[] => [
  ...(ordering ? [ORDERS[ordering]] : []),
  sql`${simulatorPosition} asc`,
  asc(plans.simulatorId),
  asc(plans.durationMonths),
]

function planWhere({ search, simulator, active, ids }: PlanFilters): SQL | undefined {
  const text = sql`plain_text(${plans.description} || ' ' || ${simulatorName})`
  return and(
    ids && inIds(plans.id, ids),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
    simulator ? eq(plans.simulatorId, simulator) : undefined,
    active === undefined ? undefined : eq(plans.active, active),
  )
}
