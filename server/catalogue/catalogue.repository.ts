import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
import { unitsAvailable } from '@/server/stock/holds/stock.service'
import type { Answer } from '@/services/simulation/products/matching.rules'
import { MAX_UNITS } from '@/services/simulation/simulation.schema'
import { cheapestToOrder } from './cheapest.repository'

/** The lowest price at which a unit of a simulator can be ordered, in its cheapest plan; null when none can be had. */
const startingPrice = sql<string | null>`(
  select round(cheapest.price * (select min(pl.factor) from ${plans} pl where pl.simulator_id = simulators.id and pl.active), 2)
  from ${cheapestToOrder(sql`simulators.id`)} cheapest)`

const simulatorColumns = {
  id: simulators.id,
  name: simulators.name,
  description: simulators.description,
  image: simulators.image,
  startingPrice,
}

export function listActiveSimulatorRows(db: Db) {
  return db
    .select(simulatorColumns)
    .from(simulators)
    .where(eq(simulators.active, true))
    .orderBy(asc(simulators.position), asc(simulators.id))
}

export async function findSimulatorRow(db: Db, id: number) {
  const rows = await db.select(simulatorColumns).from(simulators).where(eq(simulators.id, id))
  return rows[0]
}

export type SimulatorRow = Awaited<ReturnType<typeof listActiveSimulatorRows>>[number]

export function listStepRows(db: Db, simulatorId: number) {
  return db
    .select({ step: steps, propertyType: propertyTypes })
    .from(steps)
    .innerJoin(propertyTypes, eq(propertyTypes.id, steps.propertyTypeId))
    .where(and(eq(steps.simulatorId, simulatorId), eq(steps.active, true)))
    .orderBy(asc(steps.position))
}

export type StepRow = Awaited<ReturnType<typeof listStepRows>>[number]

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

/** The answers to one question of a simulator, or to all of them. */
export function listOptionRows(
  db: Db,
  { propertyTypeId, simulatorId }: { propertyTypeId?: number; simulatorId: number },
) {
  return db
    .select(propertyColumns)
    .from(properties)
    .innerJoin(propertySimulators, eq(propertySimulators.propertyId, properties.id))
    .where(
      and(
        propertyTypeId === undefined ? undefined : eq(properties.propertyTypeId, propertyTypeId),
        eq(propertySimulators.simulatorId, simulatorId),
        eq(properties.active, true),
      ),
    )
    .orderBy(asc(properties.position), asc(properties.id))
}

export type PropertyRow = Awaited<ReturnType<typeof listOptionRows>>[number]

/** The properties of the products of a type, for filters. */
export function listPropertyRowsOfProductType(db: Db, productTypeId: number): Promise<PropertyRow[]> {
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

export function findPropertyRows(db: Db, ids: number[]): Promise<PropertyRow[]> {
  return db
    .select(propertyColumns)
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(asc(properties.position), asc(properties.id))
}

function selectProducts(db: Db, condition: SQL | undefined, missingAnswers: SQL = sql`'{}'::text[]`) {
  return db
    .select({ product: products, productType: productTypes, missingAnswers: sql<string[]>`${missingAnswers}` })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .where(condition)
    .orderBy(asc(products.price), asc(products.id))
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

const isActive = eq(products.active, true)

/** The products that answer a question with one of these properties. */
const matchesAnswer = ({ accepted }: Answer): SQL => sql`products.id in (
  select pp.product_id from ${productProperties} pp where pp.property_id = any(${sql.param([...accepted])}::integer[]))`

/** `matchOf` (services/simulation/products/matching.rules.ts) where the products are: what `fits`. */
const matchesAll = (answers: readonly Answer[]): SQL | undefined => and(...answers.map(matchesAnswer))

/** `missedAnswers` by name: without any a product is a match, with one it is similar. */
const missingAnswerNames = (answers: readonly Answer[]): SQL =>
  sql`array_remove(array[${sql.join(
    answers.map((answer) => sql`case when not ${matchesAnswer(answer)} then ${answer.name}::text end`),
    sql`, `,
  )}], null)`

type ProductQuery = { simulatorId: number; answers: readonly Answer[] }

/** Active products that fit, besides what is similar when that is allowed; the cheapest first. */
export function listMatchingProductRows(db: Db, { simulatorId, answers }: ProductQuery, allowSimilar: boolean) {
  const offered = and(isActive, eq(productTypes.simulatorId, simulatorId))
  if (!allowSimilar || answers.length === 0) return selectProducts(db, and(offered, matchesAll(answers)))
  const missing = missingAnswerNames(answers)
  return selectProducts(db, and(offered, sql`cardinality(${missing}) <= 1`), missing)
}

/** A product with free units, and how many. */
type FreeProduct = { product_id: number; price: string; available: number }

/** `cheapest` has the products with free units, the cheapest first, until they make up `MAX_UNITS`. */
export type OptionTotals = { id: number; available: number; cheapest: FreeProduct[] }

/**
 * Available units and the cheapest of the products that match each option and the earlier answers; an option without
 * products has no row.
 */
export async function sumOptionTotals(
  db: Db,
  optionIds: number[],
  asked: { simulatorId?: number; productTypeId?: number; answers: readonly Answer[] },
): Promise<OptionTotals[]> {
  const { simulatorId, productTypeId, answers } = asked
  const offered = and(
    isActive,
    simulatorId === undefined ? undefined : eq(productTypes.simulatorId, simulatorId),
    productTypeId === undefined ? undefined : eq(products.productTypeId, productTypeId),
    matchesAll(answers),
  )
  const options = sql`${sql.param(optionIds)}::integer[]`
  const { rows } = await db.execute<OptionTotals>(sql`
    with candidate as materialized (
      select products.id, products.price, ${unitsAvailable(sql`products.id`)} as available from ${products}
      join ${productTypes} on ${eq(productTypes.id, products.productTypeId)} where ${offered}
    ), accepted as (
      select unnest(${options}) as option, unnest(${options}) as property
      union select r.property_id, r.replaced_by_id from ${propertyReplacements} r where r.property_id = any(${options})
    ), fitting as (
      select distinct accepted.option, pp.product_id from accepted
      join ${productProperties} pp on pp.property_id = accepted.property
    ), ranked as (
      select fitting.option, candidate.*, coalesce(sum(greatest(candidate.available, 0)) over (partition by fitting.option
        order by candidate.price, candidate.id rows between unbounded preceding and 1 preceding), 0) as cheaper
      from fitting join candidate on candidate.id = fitting.product_id
    )
    select option as id, sum(available)::integer as available, coalesce(
      jsonb_agg(jsonb_build_object('product_id', id, 'price', price::text, 'available', available) order by price, id)
        filter (where available > 0 and cheaper < ${MAX_UNITS}), '[]') as cheapest
    from ranked group by option`)
  return rows
}

export const listProductRowsOfTypes = (db: Db, productTypeIds: number[]) =>
  selectProducts(db, and(isActive, inArray(products.productTypeId, productTypeIds)))

/** Inactive ones too: carts stay readable. */
export const findProductRows = (db: Db, ids: number[]) => selectProducts(db, inArray(products.id, ids))

export function listProductTypeRows(db: Db, simulatorId: number | undefined) {
  return db
    .select({ productType: productTypes, simulator: { id: simulators.id, name: simulators.name } })
    .from(productTypes)
    .innerJoin(simulators, eq(simulators.id, productTypes.simulatorId))
    .where(simulatorId === undefined ? undefined : eq(productTypes.simulatorId, simulatorId))
    .orderBy(asc(simulators.position), asc(productTypes.id))
}

/** Whether customers may choose it. */
export async function isSimulatorActive(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ active: simulators.active }).from(simulators).where(eq(simulators.id, id))
  return rows[0]?.active === true
}

export async function productTypeExists(db: Db, id: number): Promise<boolean> {
  return (await findSimulatorIdOfType(db, id)) !== undefined
}

export async function findSimulatorIdOfType(db: Db, id: number): Promise<number | undefined> {
  const rows = await db.select({ id: productTypes.simulatorId }).from(productTypes).where(eq(productTypes.id, id))
  return rows[0]?.id
}

export function listActivePlanRows(db: Db, simulatorIds: readonly number[]) {
  return db
    .select()
    .from(plans)
    .where(and(inArray(plans.simulatorId, [...simulatorIds]), eq(plans.active, true)))
    .orderBy(asc(plans.durationMonths))
}

export type PlanRow = Awaited<ReturnType<typeof listActivePlanRows>>[number]

export function listActiveServicePackageRows(db: Db, simulatorId: number) {
  return db
    .select()
    .from(servicePackages)
    .where(and(eq(servicePackages.simulatorId, simulatorId), eq(servicePackages.active, true)))
    .orderBy(asc(servicePackages.position), asc(servicePackages.id))
}

export type ServicePackageRow = Awaited<ReturnType<typeof listActiveServicePackageRows>>[number]
