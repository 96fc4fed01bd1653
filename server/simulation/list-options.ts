import {
  optionsOf,
  plansOf,
  productsOfSimulator,
  productsOfTypes,
  propertiesBy,
  propertiesOfProductType,
  stepsOf,
  type CatalogueProduct,
  type CatalogueProperty,
} from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import { availabilityOf } from '@/server/stock/stock.service'
import type { Simulant } from '@/services/auth/actor.rules'
import { answersOf, fitOf, type Answer } from '@/services/simulation/fit.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { countedPlan, unitPriceCents } from '@/services/simulation/pricing.rules'
import type { PropertyOption } from '@/services/simulation/simulation.schema'
import { visibleQuotation } from './change-quotation'

type Question = { quotation?: number; step?: number; product_type?: number }

/**
 * What can be answered: to a question of a quotation's simulator, with what is left given the answers to the questions
 * before it, or the properties of a kind of product. Refuses 400 when neither is named.
 */
export async function listPropertyOptions(
  who: Simulant,
  { quotation, step, product_type }: Question,
): Promise<PropertyOption[]> {
  if (quotation !== undefined && step !== undefined) return listStepOptions(who, quotation, step)
  if (product_type !== undefined) return listProductTypeOptions(product_type)
  throw new Refusal('invalid', { errors: ['Informe a simulação e a pergunta, ou o tipo de produto.'] })
}

async function listStepOptions(who: Simulant, quotationId: number, stepId: number): Promise<PropertyOption[]> {
  const { simulator, plans, plan, choices } = await visibleQuotation(who, quotationId)
  const step = found((await stepsOf(db(), simulator.id)).find(({ id }) => id === stepId))
  const earlier = choices.filter(({ stepPosition }) => stepPosition < step.order).map(({ propertyId }) => propertyId)
  const answers = answersOf(await propertiesBy(db(), earlier))
  const options = await optionsOf(db(), simulator.id, step)
  const products = await productsOfSimulator(db(), simulator.id)
  return present(options, products, answers, (plan ?? countedPlan(plans, null))?.factor)
}

async function listProductTypeOptions(productTypeId: number): Promise<PropertyOption[]> {
  const options = await propertiesOfProductType(db(), productTypeId)
  const products = await productsOfTypes(db(), [productTypeId])
  const simulatorId = products[0]?.productType.simulatorId
  const plans = simulatorId === undefined ? [] : await plansOf(db(), simulatorId)
  return present(options, products, [], countedPlan(plans, null)?.factor)
}

/** Each option with the free units and the lowest price of the products that fit it and the earlier answers. */
async function present(
  options: CatalogueProperty[],
  products: CatalogueProduct[],
  earlier: Answer[],
  factor = '1',
): Promise<PropertyOption[]> {
  const candidates = products.filter(({ propertyIds }) => fitOf(propertyIds, earlier) === 'fits')
  const stock = await availabilityOf(
    db(),
    candidates.map(({ product }) => product.id),
  )
  return options.map((option) => {
    const fitting = candidates.filter(({ propertyIds }) => fitOf(propertyIds, answersOf([option])) === 'fits')
    const prices = fitting.map(({ product }) => unitPriceCents(toCents(product.price), factor))
    return {
      id: option.id,
      name: option.name,
      description: option.description,
      image: option.image,
      hex_color: option.hexColor,
      available: fitting.reduce((sum, { product }) => sum + (stock.get(product.id)?.available ?? 0), 0),
      starting_price: prices.length > 0 ? toDecimal(Math.min(...prices)) : null,
    }
  })
}
