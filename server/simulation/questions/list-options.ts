import {
  findProperties,
  findSimulatorIdOfType,
  listOptions,
  listPlansOf,
  listPropertiesOfProductType,
  listSteps,
  optionTotalsOf,
  presentOptions,
} from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import { groupAnswers } from '@/services/simulation/products/matching.rules'
import type { PropertyOption } from '@/services/simulation/simulation.schema'
import { visibleAnswers } from '../change-quotation'

type Question = { quotation?: number; step?: number; product_type?: number }

/**
 * The options of a question, counted given the earlier answers, or the properties of a kind of product.
 * Refuses 400 when neither is named.
 */
export async function listPropertyOptions(
  who: QuotationOwner,
  { quotation, step, product_type }: Question,
): Promise<PropertyOption[]> {
  if (quotation !== undefined && step !== undefined) return listStepOptions(who, quotation, step)
  if (product_type !== undefined) return listProductTypeOptions(product_type)
  throw new Refusal('invalid', { errors: ['Informe a simulação e a pergunta, ou o tipo de produto.'] })
}

async function listStepOptions(who: QuotationOwner, quotationId: number, stepId: number): Promise<PropertyOption[]> {
  const { quotation, plan, choices } = await visibleAnswers(who, quotationId)
  const { simulatorId } = quotation
  const step = orNotFound((await listSteps(db(), simulatorId)).find(({ id }) => id === stepId))
  const earlier = choices.filter(({ stepPosition }) => stepPosition < step.order).map(({ propertyId }) => propertyId)
  const answers = groupAnswers(await findProperties(db(), earlier))
  const options = await listOptions(db(), simulatorId, step)
  const sums = await optionTotalsOf(db(), options, { simulatorId, answers })
  return presentOptions(options, sums, { plan, plans: plan ? [] : await listPlansOf(db(), simulatorId) })
}

async function listProductTypeOptions(productTypeId: number): Promise<PropertyOption[]> {
  const options = await listPropertiesOfProductType(db(), productTypeId)
  const simulatorId = await findSimulatorIdOfType(db(), productTypeId)
  const plans = simulatorId === undefined ? [] : await listPlansOf(db(), simulatorId)
  const sums = await optionTotalsOf(db(), options, { productTypeId, answers: [] })
  return presentOptions(options, sums, { plan: null, plans })
}
