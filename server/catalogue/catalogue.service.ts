import type { Db } from '@/server/db/client'
import type { upgrades } from '@/server/db/schema/index'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import { effectOf, isImprovement, type UpgradeEffect } from '@/services/catalogue/upgrades/upgrade-effect.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { countedPlan, unitPriceCents } from '@/services/simulation/pricing.rules'
import type { Answer } from '@/services/simulation/products/matching.rules'
import type { Product, PropertyOption, Simulator, Step } from '@/services/simulation/simulation.schema'
import { toProduct, toSimulator, toStep } from './catalogue.mapper'
import * as rows from './catalogue.repository'
import { appliesTo, listOfferedUpgradeRows } from './upgrades/offered-upgrades.repository'

export type CatalogueProduct = rows.ProductRow
export type CatalogueProperty = rows.PropertyRow
export type Plan = rows.PlanRow
export type ServicePackage = rows.ServicePackageRow
export type OfferedUpgrade = {
  upgrade: typeof upgrades.$inferSelect
  productIds: number[]
  /** From what to what, for products whose specification it changes. */
  effects: (UpgradeEffect & { productId: number })[]
}

/** A simulator, also one that is no longer offered: quotations begun with it stay readable. */
export async function findSimulator(db: Db, id: number): Promise<Simulator | undefined> {
  const row = await rows.findSimulatorRow(db, id)
  return row && toSimulator(row)
}

/** Whether a simulation may begin with it. */
export const isOffered = (db: Db, simulatorId: number): Promise<boolean> => rows.isSimulatorActive(db, simulatorId)

/** The questions of a simulator in their order. */
export async function listSteps(db: Db, simulatorId: number): Promise<Step[]> {
  return (await rows.listStepRows(db, simulatorId)).map(toStep)
}

/** What can be answered to a question: the active properties of its type that the simulator offers. */
export function listOptions(db: Db, simulatorId: number, step: Step): Promise<CatalogueProperty[]> {
  return rows.listOptionRows(db, { simulatorId, propertyTypeId: step.property_type.id })
}

/** What the active products of a type have. */
export function listPropertiesOfProductType(db: Db, productTypeId: number): Promise<CatalogueProperty[]> {
  return rows.listPropertyRowsOfProductType(db, productTypeId)
}

/** Properties by id, with what may answer in their place (`replace_ids`). Unknown ids are left out. */
export async function findProperties(db: Db, ids: readonly number[]): Promise<CatalogueProperty[]> {
  return ids.length === 0 ? [] : rows.findPropertyRows(db, [...ids])
}

type ProductQuery = { simulatorId: number; answers: readonly Answer[] }

/** The active products of a simulator that answer everything, or besides what misses one answer; the cheapest first. */
export function listMatchingProducts(db: Db, asked: ProductQuery, allowSimilar: boolean): Promise<CatalogueProduct[]> {
  return rows.listMatchingProductRows(db, asked, allowSimilar)
}

/** The simulator that a product type belongs to. */
export function findSimulatorIdOfType(db: Db, productTypeId: number): Promise<number | undefined> {
  return rows.findSimulatorIdOfType(db, productTypeId)
}

/**
 * By option: what can be had with it and the answers before, and from which price on. An option without is left out.
 */
export async function optionTotalsOf(
  db: Db,
  options: readonly CatalogueProperty[],
  asked: Parameters<typeof rows.sumOptionTotals>[2],
): Promise<Map<number, rows.OptionTotals>> {
  const ids = options.map(({ id }) => id)
  return new Map((await rows.sumOptionTotals(db, ids, asked)).map((sum) => [sum.id, sum]))
}

type PlanContext = { plan: Plan | null; plans: readonly Plan[] }

/**
 * Options as a question shows them: with the free units and the lowest price at which what fits them can be ordered now, in
 * the chosen plan or, until one is chosen, in the cheapest.
 */
export function presentOptions(
  options: readonly CatalogueProperty[],
  sums: ReadonlyMap<number, rows.OptionTotals>,
  { plan, plans }: PlanContext,
): PropertyOption[] {
  const factor = (plan ?? countedPlan(plans, null))?.factor ?? '1'
  const inPlan = (price: string): string => toDecimal(unitPriceCents(toCents(price), factor))
  return options.map(({ id, name, description, image, hexColor }) => {
    const sum = sums.get(id)
    const cheapest = (sum?.cheapest ?? []).map((product) => ({ ...product, price: inPlan(product.price) }))
    return {
      id,
      name,
      description,
      image,
      hex_color: hexColor,
      has_products: sum !== undefined,
      available: sum?.available ?? 0,
      // Rounding keeps the order: what the lowest price becomes in the plan is the lowest of what prices become.
      starting_price: cheapest[0]?.price ?? null,
      cheapest,
    }
  })
}

/** The active products of these types, the cheapest first. */
export async function listProductsOfTypes(db: Db, productTypeIds: readonly number[]): Promise<CatalogueProduct[]> {
  return productTypeIds.length === 0 ? [] : rows.listProductRowsOfTypes(db, [...productTypeIds])
}

/** Products by id, whether or not they are still offered. */
export async function findProducts(db: Db, ids: readonly number[]): Promise<CatalogueProduct[]> {
  return ids.length === 0 ? [] : rows.findProductRows(db, [...ids])
}

/** The plans that a simulator offers, the shortest first. */
export const listPlansOf = (db: Db, simulatorId: number): Promise<Plan[]> => rows.listActivePlanRows(db, [simulatorId])

/** The plans that some simulators offer, the shortest first. */
export const listPlansOfAll = (db: Db, simulatorIds: readonly number[]): Promise<Plan[]> =>
  rows.listActivePlanRows(db, simulatorIds)

/** The service packages that a simulator offers; the first is the default. */
export function listServicePackagesOf(db: Db, simulatorId: number): Promise<ServicePackage[]> {
  return rows.listActiveServicePackageRows(db, simulatorId)
}

/** What can be rented on top of these products, with those of them that it is for and that it improves (ADR 405). */
export async function listUpgradesFor(db: Db, productIds: readonly number[]): Promise<OfferedUpgrade[]> {
  const meant = await listOfferedUpgradeRows(db, productIds)
  return meant.flatMap(({ upgrade, products }) => {
    const improved = products.filter(({ specifications }) => isImprovement(upgrade, specifications))
    if (improved.length === 0) return []
    const effects = improved.flatMap(({ id, specifications }) => {
      const effect = effectOf(upgrade, specifications)
      return effect ? [{ ...effect, productId: id }] : []
    })
    return [{ upgrade, productIds: improved.map(({ id }) => id), effects }]
  })
}

/** SQL condition that an upgrade applies to a product; the query must contain both tables. */
export const upgradeAppliesTo: typeof appliesTo = (upgrade, product) => appliesTo(upgrade, product)

/**
 * Products as the wire shows them, with their stock: those that were asked for before similar ones, among them those
 * that can be had now first, and the given order among equals.
 */
export async function presentProducts(db: Db, products: readonly CatalogueProduct[]): Promise<Product[]> {
  const stock = await availabilityOf(
    db,
    products.map(({ product }) => product.id),
  )
  const place = ({ similar, available }: Product) => (similar ? 2 : 0) + (available > 0 ? 0 : 1)
  return products.map((row) => toProduct(row, stock.get(row.product.id))).toSorted((a, b) => place(a) - place(b))
}
