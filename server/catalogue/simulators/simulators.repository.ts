import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import {
  plans,
  products,
  productTypes,
  propertyTypes,
  quotations,
  servicePackages,
  simulators,
  steps,
} from '@/server/db/schema/index'
import type { SimulatorOrdering } from '@/services/catalogue/orderings.rules'
import type { SimulatorListQuery } from '@/services/catalogue/simulators/simulators.schema'
import { isUnanswered } from '../questions/questions.repository'

type SimulatorFilters = Pick<SimulatorListQuery, 'search' | 'active'> & { ids?: readonly number[] }
type SimulatorRowQuery = SimulatorFilters & { ordering?: SimulatorOrdering }

/** Every simulator, in the order in which customers see them. */
export const listEverySimulator = (conn: Db) =>
  conn
    .select({
      id: simulators.id,
      name: simulators.name,
      description: simulators.description,
      image: simulators.image,
      active: simulators.active,
      order: place,
    })
    .from(simulators)
    .orderBy(asc(simulators.position), asc(simulators.id))

export const listActiveStepRows = (conn: Db, simulatorId?: number) =>
  conn
    .select({ step: steps, propertyType: propertyTypes })
    .from(steps)
    .innerJoin(propertyTypes, eq(propertyTypes.id, steps.propertyTypeId))
    .where(and(eq(steps.active, true), simulatorId === undefined ? undefined : eq(steps.simulatorId, simulatorId)))
    .orderBy(asc(steps.position))

const place = sql<number>`(select count(*)::int from ${simulators} o
  where (o.position, o.id) <= (simulators.position, simulators.id))`
const productTypesOf = sql<{ id: number; name: string; plural_name: string }[]>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'plural_name', t.plural_name) order by t.id)
  from ${productTypes} t where t.simulator_id = simulators.id), '[]')`
const questions = sql<number>`(
  select count(*)::int from ${steps} s where s.simulator_id = simulators.id and s.active)`
const unanswered = sql<string[]>`array(
  select steps.title from ${steps} where steps.simulator_id = simulators.id and ${isUnanswered} order by steps.position)`
const productsCount = sql<number>`(
  select count(*)::int from ${products} p join ${productTypes} t on t.id = p.product_type_id
  where t.simulator_id = simulators.id and p.active)`
const plansCount = sql<number>`(
  select count(*)::int from ${plans} p where p.simulator_id = simulators.id and p.active)`
const packagesCount = sql<number>`(
  select count(*)::int from ${servicePackages} p where p.simulator_id = simulators.id and p.active)`
const openQuotations = sql<number>`(
  select count(*)::int from ${quotations} q
  where q.simulator_id = simulators.id and q.status = 'open' and q.expires_at > now())`

const selectSimulators = (conn: Db) =>
  conn
    .select({
      simulator: simulators,
      place,
      productTypes: productTypesOf,
      questions,
      unanswered,
      products: productsCount,
      plans: plansCount,
      servicePackages: packagesCount,
      openQuotations,
    })
    .from(simulators)

export const listSimulatorRows = (
  conn: Db,
  { ordering, ...filters }: SimulatorRowQuery,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectSimulators(conn)
    .where(simulatorWhere(filters))
    .orderBy(...simulatorOrder(ordering))
    .limit(limit)
    .offset(offset)

export type ManagedSimulatorRow = Awaited<ReturnType<typeof listSimulatorRows>>[number]

/** The ids of all rows of the filter, in the list's order. */
export const listSimulatorIds = (conn: Db, { ordering, ...filters }: SimulatorRowQuery) =>
  selectIds(conn, simulators.id, simulatorWhere(filters), simulatorOrder(ordering))

export async function countSimulatorRows(conn: Db, filters: SimulatorFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(simulators).where(simulatorWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findManagedSimulatorRow(conn: Db, id: number): Promise<ManagedSimulatorRow | undefined> {
  return (await selectSimulators(conn).where(eq(simulators.id, id)))[0]
}

const byName = sql`${simulators.name} collate "pt-BR-x-icu"`

const ORDERS: Record<SimulatorOrdering, SQL> = {
  name: sql`${byName} asc`,
  '-name': sql`${byName} desc`,
  products_count: sql`${productsCount} asc`,
  '-products_count': sql`${productsCount} desc`,
  open_quotations: sql`${openQuotations} asc`,
  '-open_quotations': sql`${openQuotations} desc`,
}

const simulatorOrder = (ordering: SimulatorOrdering | undefined): SQL[] =>
  ordering
    ? [ORDERS[ordering], ordering.startsWith('-') ? desc(simulators.id) : asc(simulators.id)]
    : [asc(simulators.position), asc(simulators.id)]

const simulatorWhere = ({ search, active, ids }: SimulatorFilters): SQL | undefined =>
  and(
    ids && inIds(simulators.id, ids),
    active === undefined ? undefined : eq(simulators.active, active),
    search
      ? sql`plain_text(${simulators.name} || ' ' || ${simulators.description}) like plain_text(${containsPattern(search)})`
      : undefined,
  )
