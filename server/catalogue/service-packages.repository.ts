import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { amongIds, idsOf } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { servicePackages, simulators } from '@/server/db/schema'
import type { ServicePackageOrdering } from '@/services/catalogue/service-package-orderings.rules'
import type { PackageChoice, PackageListQuery } from '@/services/catalogue/service-packages.schema'
import { openQuotations, ordersBegun } from './offers.repository'

type Filters = Omit<PackageListQuery, 'page' | 'page_size' | 'ordering'> & { ids?: readonly number[] }
type Listed = Filters & { ordering?: ServicePackageOrdering }

const simulatorName = sql<string>`(select s.name from ${simulators} s where s.id = service_packages.simulator_id)`
const simulatorPosition = sql`(select s.position from ${simulators} s where s.id = service_packages.simulator_id)`
const isDefault = sql<boolean>`(service_packages.id = (select f.id from ${servicePackages} f
  where f.simulator_id = service_packages.simulator_id and f.active order by f.position, f.id limit 1)) is true`

const selectPackages = (conn: Db) =>
  conn
    .select({
      servicePackage: servicePackages,
      simulatorName,
      isDefault,
      quotationsCount: openQuotations(sql`q.service_package_id = service_packages.id`),
      ordersCount: ordersBegun(sql`q.service_package_id = service_packages.id`),
    })
    .from(servicePackages)

export const listManagedPackages = (
  conn: Db,
  { ordering, ...filters }: Listed,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectPackages(conn)
    .where(matching(filters))
    .orderBy(...orderOf(ordering))
    .limit(limit)
    .offset(offset)

export type ManagedPackageRow = Awaited<ReturnType<typeof listManagedPackages>>[number]

/** The ids of all of them, in the list's order. */
export const managedPackageIds = (conn: Db, { ordering, ...filters }: Listed) =>
  idsOf(conn, servicePackages.id, matching(filters), orderOf(ordering))

export async function countManagedPackages(conn: Db, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(servicePackages).where(matching(filters))
  return rows[0]?.count ?? 0
}

export async function findManagedPackage(conn: Db, id: number): Promise<ManagedPackageRow | undefined> {
  return (await selectPackages(conn).where(eq(servicePackages.id, id)))[0]
}

/** The simulators, each with all its packages in their order. */
export function listPackageChoices(conn: Db): Promise<PackageChoice[]> {
  return conn
    .select({
      id: simulators.id,
      name: simulators.name,
      packages: sql<PackageChoice['packages']>`coalesce((
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
const orderOf = (ordering: ServicePackageOrdering | undefined): SQL[] => [
  ...(ordering ? [ORDERS[ordering]] : []),
  sql`${simulatorPosition} asc`,
  asc(servicePackages.simulatorId),
  asc(servicePackages.position),
  asc(servicePackages.id),
]

function matching({ search, simulator, active, ids }: Filters): SQL | undefined {
  const text = sql`plain_text(${servicePackages.name} || ' ' || ${servicePackages.description} || ' ' || ${simulatorName})`
  return and(
    ids && amongIds(servicePackages.id, ids),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
    simulator ? eq(servicePackages.simulatorId, simulator) : undefined,
    active === undefined ? undefined : eq(servicePackages.active, active),
  )
}

/** Which simulators these packages are of: to be locked before the packages. */
export async function simulatorsOfPackages(conn: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: servicePackages.simulatorId })
    .from(servicePackages)
    .where(inArray(servicePackages.id, [...ids]))
  return rows.map(({ id }) => id)
}

const inOrder = [asc(servicePackages.position), asc(servicePackages.id)]

/** All packages of simulators in their order, until the transaction ends; nobody can choose them meanwhile. */
export const lockPackagesOf = (tx: Tx, simulatorIds: readonly number[]) =>
  tx
    .select()
    .from(servicePackages)
    .where(inArray(servicePackages.simulatorId, [...simulatorIds]))
    .orderBy(...inOrder)
    .for('update')

export type LockedPackage = Awaited<ReturnType<typeof lockPackagesOf>>[number]

/** The package of a simulator that is called so, whatever the case. */
export async function findPackageOf(conn: Db, simulatorId: number, name: string): Promise<number | undefined> {
  const isSo = and(eq(servicePackages.simulatorId, simulatorId), sql`lower(${servicePackages.name}) = lower(${name})`)
  return (await conn.select({ id: servicePackages.id }).from(servicePackages).where(isSo))[0]?.id
}

/** Whether another package of the simulator is called so. */
export async function packageNameIsTaken(
  tx: Tx,
  { id, simulatorId, name }: Pick<LockedPackage, 'id' | 'simulatorId' | 'name'>,
): Promise<boolean> {
  const holder = await findPackageOf(tx, simulatorId, name)
  return holder !== undefined && holder !== id
}

type NewPackageRow = Omit<typeof servicePackages.$inferInsert, 'id' | 'position'> & { position?: number }

/** The new package, as the last of its simulator unless it has a place. */
export async function insertPackage(tx: Tx, fields: NewPackageRow): Promise<number | undefined> {
  const last = sql`(select coalesce(max(p.position), 0) + 1 from service_packages p
    where p.simulator_id = ${fields.simulatorId})`
  const rows = await tx
    .insert(servicePackages)
    .values({ ...fields, position: fields.position ?? last })
    .returning({ id: servicePackages.id })
  return rows[0]?.id
}

export type PackageFields = Partial<
  Pick<LockedPackage, 'name' | 'description' | 'features' | 'monthlyFeePerUnit' | 'active' | 'position'>
>

export async function updatePackages(tx: Tx, ids: readonly number[], fields: PackageFields): Promise<void> {
  if (ids.length === 0 || Object.keys(fields).length === 0) return
  await tx
    .update(servicePackages)
    .set(fields)
    .where(inArray(servicePackages.id, [...ids]))
}

export async function deletePackage(tx: Tx, id: number): Promise<void> {
  await tx.delete(servicePackages).where(eq(servicePackages.id, id))
}
