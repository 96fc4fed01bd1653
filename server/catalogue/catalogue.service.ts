import type { Db } from '@/server/db/client'
import { availabilityOf } from '@/server/stock/stock.service'
import type { Product, Simulator, Step } from '@/services/simulation/simulation.schema'
import { toProduct, toSimulator, toStep } from './catalogue.mapper'
import * as rows from './catalogue.repository'

export type CatalogueProduct = rows.ProductRow
export type CatalogueProperty = rows.PropertyRow
export type Plan = rows.PlanRow
export type ServicePackage = rows.ServicePackageRow

/** A simulator, also one that is no longer offered: quotations begun with it stay readable. */
export async function findSimulator(db: Db, id: number): Promise<Simulator | undefined> {
  const row = await rows.findSimulator(db, id)
  return row && toSimulator(row)
}

/** The questions of a simulator in their order. */
export async function stepsOf(db: Db, simulatorId: number): Promise<Step[]> {
  return (await rows.listSteps(db, simulatorId)).map(toStep)
}

/** What can be answered to a question: the active properties of its type that the simulator offers. */
export function optionsOf(db: Db, simulatorId: number, step: Step): Promise<CatalogueProperty[]> {
  return rows.listOptions(db, { simulatorId, propertyTypeId: step.property_type.id })
}

/** What the active products of a type have. */
export function propertiesOfProductType(db: Db, productTypeId: number): Promise<CatalogueProperty[]> {
  return rows.listPropertiesOfProductType(db, productTypeId)
}

/** Properties by id, with what may answer in their place (`replace_ids`). Unknown ids are left out. */
export async function propertiesBy(db: Db, ids: readonly number[]): Promise<CatalogueProperty[]> {
  return ids.length === 0 ? [] : rows.findProperties(db, [...ids])
}

/** The active products of a simulator, the cheapest first. */
export function productsOfSimulator(db: Db, simulatorId: number): Promise<CatalogueProduct[]> {
  return rows.listProductsOfSimulator(db, simulatorId)
}

/** The active products of these types, the cheapest first. */
export async function productsOfTypes(db: Db, productTypeIds: readonly number[]): Promise<CatalogueProduct[]> {
  return productTypeIds.length === 0 ? [] : rows.listProductsOfTypes(db, [...productTypeIds])
}

/** Products by id, whether or not they are still offered. */
export async function productsBy(db: Db, ids: readonly number[]): Promise<CatalogueProduct[]> {
  return ids.length === 0 ? [] : rows.findProducts(db, [...ids])
}

/** The plans that a simulator offers, the shortest first. */
export function plansOf(db: Db, simulatorId: number): Promise<Plan[]> {
  return rows.listPlans(db, simulatorId)
}

/** The service packages that a simulator offers; the first is the default (specification, section 9). */
export function servicePackagesOf(db: Db, simulatorId: number): Promise<ServicePackage[]> {
  return rows.listServicePackages(db, simulatorId)
}

/** Products as the wire shows them, with their stock: those that can be had now first, the cheapest first among equals. */
export async function presentProducts(
  db: Db,
  products: readonly CatalogueProduct[],
  similar = false,
): Promise<Product[]> {
  const stock = await availabilityOf(
    db,
    products.map(({ product }) => product.id),
  )
  const shown = products.map((row) => toProduct(row, stock.get(row.product.id), similar))
  return [...shown.filter(({ available }) => available > 0), ...shown.filter(({ available }) => available === 0)]
}
