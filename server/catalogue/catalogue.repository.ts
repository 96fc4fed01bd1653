import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import {
  plans,
  productProperties,
  products,
  productTypes,
  properties,
  propertyReplacements,
  propertySimulators,
  propertyTypes,
  servicePackages,
  simulators,
  steps,
} from '@/server/db/schema'

/** The lowest price of an active product of a simulator, in its cheapest plan: null when it has none. */
const startingPrice = sql<string | null>`(
  select round(min(p.price) * (select min(pl.factor) from ${plans} pl where pl.simulator_id = simulators.id and pl.active), 2)
  from ${products} p join ${productTypes} t on t.id = p.product_type_id
  where t.simulator_id = simulators.id and p.active)`

const simulatorColumns = {
  id: simulators.id,
  name: simulators.name,
  description: simulators.description,
  image: simulators.image,
  startingPrice,
}

export function listSimulators(db: Db) {
  return db
    .select(simulatorColumns)
    .from(simulators)
    .where(eq(simulators.active, true))
    .orderBy(asc(simulators.position), asc(simulators.id))
}

export async function findSimulator(db: Db, id: number) {
  const rows = await db.select(simulatorColumns).from(simulators).where(eq(simulators.id, id))
  return rows[0]
}

export type SimulatorRow = Awaited<ReturnType<typeof listSimulators>>[number]

export function listSteps(db: Db, simulatorId: number) {
  return db
    .select({ step: steps, propertyType: propertyTypes })
    .from(steps)
    .innerJoin(propertyTypes, eq(propertyTypes.id, steps.propertyTypeId))
    .where(eq(steps.simulatorId, simulatorId))
    .orderBy(asc(steps.position))
}

export type StepRow = Awaited<ReturnType<typeof listSteps>>[number]

const replacedByIds = sql<number[]>`coalesce((
  select array_agg(r.replaced_by_id order by r.replaced_by_id) from ${propertyReplacements} r
  where r.property_id = properties.id), '{}')`

const propertyColumns = {
  id: properties.id,
  propertyTypeId: properties.propertyTypeId,
  name: properties.name,
  description: properties.description,
  image: properties.image,
  hexColor: properties.hexColor,
  replacedByIds,
}

/** What can be answered to a question of a simulator. */
export function listOptions(db: Db, { propertyTypeId, simulatorId }: { propertyTypeId: number; simulatorId: number }) {
  return db
    .select(propertyColumns)
    .from(properties)
    .innerJoin(propertySimulators, eq(propertySimulators.propertyId, properties.id))
    .where(
      and(
        eq(properties.propertyTypeId, propertyTypeId),
        eq(propertySimulators.simulatorId, simulatorId),
        eq(properties.active, true),
      ),
    )
    .orderBy(asc(properties.position), asc(properties.id))
}

export type PropertyRow = Awaited<ReturnType<typeof listOptions>>[number]

/** What the products of a type have: for filters. */
export function listPropertiesOfProductType(db: Db, productTypeId: number): Promise<PropertyRow[]> {
  return db
    .select(propertyColumns)
    .from(properties)
    .where(
      and(
        eq(properties.active, true),
        sql`exists (select 1 from ${productProperties} pp join ${products} p on p.id = pp.product_id
          where pp.property_id = properties.id and p.product_type_id = ${productTypeId} and p.active)`,
      ),
    )
    .orderBy(asc(properties.propertyTypeId), asc(properties.position), asc(properties.id))
}

export function findProperties(db: Db, ids: number[]): Promise<PropertyRow[]> {
  return db.select(propertyColumns).from(properties).where(inArray(properties.id, ids))
}

const propertyIds = sql<number[]>`coalesce((
  select array_agg(pp.property_id order by pp.property_id) from ${productProperties} pp
  where pp.product_id = products.id), '{}')`

function selectProducts(db: Db, condition: SQL | undefined) {
  return db
    .select({ product: products, productType: productTypes, propertyIds })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .where(condition)
    .orderBy(asc(products.price), asc(products.id))
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

const isActive = eq(products.active, true)

/** Active products, the cheapest first, each with the ids of its properties. */
export const listProductsOfSimulator = (db: Db, simulatorId: number) =>
  selectProducts(db, and(isActive, eq(productTypes.simulatorId, simulatorId)))

export const listProductsOfTypes = (db: Db, productTypeIds: number[]) =>
  selectProducts(db, and(isActive, inArray(products.productTypeId, productTypeIds)))

/** Also those no longer offered: what is in a cart stays readable. */
export const findProducts = (db: Db, ids: number[]) => selectProducts(db, inArray(products.id, ids))

export function listProductTypes(db: Db, simulatorId: number | undefined) {
  return db
    .select({ productType: productTypes, simulator: { id: simulators.id, name: simulators.name } })
    .from(productTypes)
    .innerJoin(simulators, eq(simulators.id, productTypes.simulatorId))
    .where(simulatorId === undefined ? undefined : eq(productTypes.simulatorId, simulatorId))
    .orderBy(asc(simulators.position), asc(productTypes.id))
}

export async function productTypeExists(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: productTypes.id }).from(productTypes).where(eq(productTypes.id, id))
  return rows.length === 1
}

export function listPlans(db: Db, simulatorId: number) {
  return db
    .select()
    .from(plans)
    .where(and(eq(plans.simulatorId, simulatorId), eq(plans.active, true)))
    .orderBy(asc(plans.durationMonths))
}

export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

export function listServicePackages(db: Db, simulatorId: number) {
  return db
    .select()
    .from(servicePackages)
    .where(and(eq(servicePackages.simulatorId, simulatorId), eq(servicePackages.active, true)))
    .orderBy(asc(servicePackages.position), asc(servicePackages.id))
}

export type ServicePackageRow = Awaited<ReturnType<typeof listServicePackages>>[number]
