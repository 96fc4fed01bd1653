import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { servicePackages, simulators } from '@/server/db/schema/index'
import type { ServicePackageOrdering } from '@/services/catalogue/orderings.rules'
import type {
  ServicePackageChoice,
  ServicePackageListQuery,
} from '@/services/catalogue/service-packages/service-packages.schema'
import { openQuotations, ordersBegun } from '../offers.repository'

type ServicePackageFilters = Omit<ServicePackageListQuery, 'page' | 'page_size' | 'ordering'> & {
  ids?: readonly number[]
}
type ServicePackageRowQuery = ServicePackageFilters & { ordering?: ServicePackageOrdering }

const simulatorName = sql<string>`(select s.name from ${simulators} s where s.id = service_packages.simulator_id)`
const simulatorPosition = sql`(select s.position from ${simulators} s where s.id = service_packages.simulator_id)`
const isDefault = sql<boolean>`(service_packages.id = (select f.id from ${servicePackages} f
  where f.simulator_id = service_packages.simulator_id and f.active order by f.position, f.id limit 1)) is true`

const selectServicePackages = (conn: Db) =>
  conn
    .select({
      servicePackage: servicePackages,
      simulatorName,
      isDefault,
      quotationsCount: openQuotations(sql`q.service_package_id = service_packages.id`),
      ordersCount: ordersBegun(sql`q.service_package_id = service_packages.id`),
    })
    .from(servicePackages)

export const listServicePackageRows = (
  conn: Db,
  { ordering, ...filters }: ServicePackageRowQuery,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectServicePackages(conn)
    .where(servicePackageWhere(filters))
    .orderBy(...servicePackageOrder(ordering))
    .limit(limit)
    .offset(offset)

export type ServicePackageRow = Awaited<ReturnType<typeof listServicePackageRows>>[number]

/** The ids of all rows of the filter, in the list's order. */
export const listServicePackageIds = (conn: Db, { ordering, ...filters }: ServicePackageRowQuery) =>
  selectIds(conn, servicePackages.id, servicePackageWhere(filters), servicePackageOrder(ordering))

export async function countServicePackages(conn: Db, filters: ServicePackageFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(servicePackages).where(servicePackageWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findServicePackageRow(conn: Db, id: number): Promise<ServicePackageRow | undefined> {
  return (await selectServicePackages(conn).where(eq(servicePackages.id, id)))[0]
}

/** The simulators, each with all its packages in their order. */
export function listServicePackageChoiceRows(conn: Db): Promise<ServicePackageChoice[]> {
  return conn
    .select({
      id: simulators.id,
      name: simulators.name,
      packages: sql<ServicePackageChoice['packages']>`coalesce((
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'active', p.active) order by p.position, p.id)
        from ${servicePackages} p where p.simulator_id = simulators.id), '[]')`,
    })
    .from(simulators)
    .orderBy(asc(simulators.position), asc(simulators.id))
}

const ORDERS: Record<ServicePackageOrdering, SQL> = {
  name: sql`${servicePackages.name} collate "pt-BR-x-icu" asc`,
  '-name': sql`${servicePackages.name} collate "pt-BR-x-icu" desc`,
  monthly_fee_per_unit: asc(servicePackages.monthlyFeePerUnit),
  '-monthly_fee_per_unit': desc(servicePackages.monthlyFeePerUnit),
}

/** Simulator by simulator, and there as the person who simulates sees them. */
const servicePackageOrder = (ordering: ServicePackageOrdering | undefined): SQL[] => [
  ...(ordering ? [ORDERS[ordering]] : []),
  sql`${simulatorPosition} asc`,
  asc(servicePackages.simulatorId),
  asc(servicePackages.position),
  asc(servicePackages.id),
]

function servicePackageWhere({ search, simulator, active, ids }: ServicePackageFilters): SQL | undefined {
  const text = sql`plain_text(${servicePackages.name} || ' ' || ${servicePackages.description} || ' ' || ${simulatorName})`
  return and(
    ids && inIds(servicePackages.id, ids),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
    simulator ? eq(servicePackages.simulatorId, simulator) : undefined,
    active === undefined ? undefined : eq(servicePackages.active, active),
  )
}

/** The simulators of these packages: to be locked before the packages. */
export async function listSimulatorIdsOfPackages(conn: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: servicePackages.simulatorId })
    .from(servicePackages)
    .where(inArray(servicePackages.id, [...ids]))
  return rows.map(({ id }) => id)
}

const inOrder = [asc(servicePackages.position), asc(servicePackages.id)]

/** All packages of simulators in their order, locked so that no simulation can choose them meanwhile. */
export const lockServicePackagesOf = (tx: Tx, simulatorIds: readonly number[]) =>
  tx
    .select()
    .from(servicePackages)
    .where(inArray(servicePackages.simulatorId, [...simulatorIds]))
    .orderBy(...inOrder)
    .for('update')

export type LockedServicePackage = Awaited<ReturnType<typeof lockServicePackagesOf>>[number]

/** By its simulator and name, case-insensitively. */
export async function findServicePackageByName(
  conn: Db,
  simulatorId: number,
  name: string,
): Promise<number | undefined> {
  const isSo = and(eq(servicePackages.simulatorId, simulatorId), sql`lower(${servicePackages.name}) = lower(${name})`)
  return (await conn.select({ id: servicePackages.id }).from(servicePackages).where(isSo))[0]?.id
}

/** Whether another package of the simulator has the name. */
export async function isServicePackageNameTaken(
  tx: Tx,
  { id, simulatorId, name }: Pick<LockedServicePackage, 'id' | 'simulatorId' | 'name'>,
): Promise<boolean> {
  const holder = await findServicePackageByName(tx, simulatorId, name)
  return holder !== undefined && holder !== id
}

type NewServicePackageRow = Omit<typeof servicePackages.$inferInsert, 'id' | 'position'> & { position?: number }

/** The new package, as the last of its simulator unless it has a place. */
export async function insertServicePackageRow(tx: Tx, fields: NewServicePackageRow): Promise<number | undefined> {
  const last = sql`(select coalesce(max(p.position), 0) + 1 from service_packages p
    where p.simulator_id = ${fields.simulatorId})`
  const rows = await tx
    .insert(servicePackages)
    .values({ ...fields, position: fields.position ?? last })
    .returning({ id: servicePackages.id })
  return rows[0]?.id
}

export type ServicePackageColumns = Partial<
  Pick<
    LockedServicePackage,
    | 'name'
    | 'description'
    | 'features'
    | 'monthlyFeePerUnit'
    | 'supportCalendar'
    | 'firstResponseMinutes'
    | 'resolutionMinutes'
    | 'exchangeBusinessDays'
    | 'active'
    | 'position'
  >
>

export async function updateServicePackageRows(
  tx: Tx,
  ids: readonly number[],
  fields: ServicePackageColumns,
): Promise<void> {
  if (ids.length === 0 || Object.keys(fields).length === 0) return
  await tx
    .update(servicePackages)
    .set(fields)
    .where(inArray(servicePackages.id, [...ids]))
}

export async function deleteServicePackageRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(servicePackages).where(eq(servicePackages.id, id))
}
